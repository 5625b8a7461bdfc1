/** A sentence in which `*` stands around what is emphasised. */
export const Emphasised = ({ text }: { readonly text: string }) => (
  <>{text.split('*').map((part, i) => (i % 2 === 1 ? <em key={part}>{part}</em> : part))}</>
);
