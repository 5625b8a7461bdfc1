/** A sentence with emphasis between asterisks. */
export const Emphasised = ({ text }: { readonly text: string }) => (
  <>{text.split('*').map((part, i) => (i % 2 === 1 ? <em key={part}>{part}</em> : part))}</>
);
