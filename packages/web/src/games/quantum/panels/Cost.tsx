/** Actions as dots; the words beside them say it for who cannot see it. */
export const Cost = ({ count }: { readonly count: number }) => (
  <span className="q-cost" aria-hidden="true">
    {Array.from({ length: count }, (_, i) => i).map(i => (
      <i key={i} />
    ))}
  </span>
);
