/** Sign of a lab in its own colour: the initial of its researcher. */
import { LAB_NAMES, type Lab } from '@tessera/games/tesseract';

interface AvatarProps {
  readonly lab: Lab;
  readonly name: string;
}

export const Avatar = ({ lab, name }: AvatarProps) => (
  <span className={`tess-avatar of-${LAB_NAMES[lab]}`} aria-hidden="true">
    {name.charAt(0).toUpperCase()}
  </span>
);
