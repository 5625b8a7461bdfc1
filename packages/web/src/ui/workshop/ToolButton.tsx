/** Toolbar button of an editor. */
import { Icon, type IconName } from '../Icon.tsx';

interface ToolButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly isOff?: boolean;
  onClick(): void;
}

export const ToolButton = ({ icon, label, isOff = false, onClick }: ToolButtonProps) => (
  <button
    type="button"
    className="button is-small"
    aria-label={label}
    title={label}
    disabled={isOff}
    onClick={onClick}
  >
    <Icon name={icon} size={16} />
    <span>{label}</span>
  </button>
);
