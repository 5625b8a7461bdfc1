/** Toast over the board: the reason of a refusal, with a link to its clause. */
import { useText } from '../text/index.ts';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import { PATHS } from '../ui/router.ts';
import { useEscape } from './useEscape.ts';
import type { Saying } from './useSaying.ts';

interface ToastProps {
  readonly saying: Saying;
  /** True for the top of the board instead of its bottom. */
  readonly isHigh: boolean;
  onClose(): void;
}

export function Toast({ saying, isHigh, onClose }: ToastProps) {
  const { table } = useText();
  useEscape(true, onClose);
  return (
    <div className={isHigh ? 'tb-toast is-high' : 'tb-toast'} role="status">
      <p>
        {saying.sentence}{' '}
        {saying.clause && (
          <Link className="tb-rule" href={PATHS.rules(saying.clause)}>
            {table.readRule} {saying.clause}
          </Link>
        )}
      </p>
      <button type="button" aria-label={table.close} onClick={onClose}>
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}
