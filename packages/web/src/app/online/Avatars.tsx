/** Avatars of a table: a letter for each person, an icon for bots, a gap for open chairs. */
import { Icon, Strokes } from '../../ui/Icon.tsx';
import { SIGNS } from '../../ui/signs.ts';

interface AvatarProps {
  readonly name: string | null;
  readonly isBot?: boolean;
  readonly size?: 'large';
}

/** Hue derived from a name, the same on every page. */
const hueOf = (name: string): number =>
  [...name].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 360, 7);

export function Avatar({ name, isBot = false, size }: AvatarProps) {
  const large = size ? `is-${size}` : '';
  if (isBot)
    return (
      <span className={`avatar is-bot ${large}`}>
        <Strokes path={SIGNS.bot} grid={20} size={size ? 26 : 18} />
      </span>
    );
  if (name === null)
    return (
      <span className={`avatar is-free ${large}`}>
        <Icon name="plus" size={size ? 20 : 14} />
      </span>
    );
  return (
    <span className={`avatar ${large}`} style={{ '--hue': hueOf(name) }}>
      {[...name][0]?.toUpperCase()}
    </span>
  );
}

interface AvatarsProps {
  readonly chairs: readonly { readonly name: string | null; readonly isBot: boolean }[];
}

export const Avatars = ({ chairs }: AvatarsProps) => (
  <span className="avatars" aria-hidden="true">
    {chairs.map(({ name, isBot }, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place.
      <Avatar key={i} name={name} isBot={isBot} />
    ))}
  </span>
);
