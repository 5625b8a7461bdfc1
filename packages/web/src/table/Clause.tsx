/** A link to the clause that says so. */
import { Link } from '../app/Link.tsx';
import { PATHS } from '../app/router.ts';
import { fill, useText } from '../text/index.ts';

export function Clause({ clause }: { readonly clause: string }) {
  const { table } = useText();
  return (
    <Link className="tb-rule" href={PATHS.rules(clause)} aria-label={fill(table.readClause, { clause })}>
      {clause}
    </Link>
  );
}
