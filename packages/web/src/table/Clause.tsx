/** Link to a clause of the rules. */
import { fill, useText } from '../text/index.ts';
import { Link } from '../ui/Link.tsx';
import { PATHS } from '../ui/router.ts';

export function Clause({ clause }: { readonly clause: string }) {
  const { table } = useText();
  return (
    <Link className="tb-rule" href={PATHS.rules(clause)} aria-label={fill(table.readClause, { clause })}>
      {clause}
    </Link>
  );
}
