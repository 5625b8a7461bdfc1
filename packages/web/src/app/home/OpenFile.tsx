/** A way in for matches that come from outside: by the button, or dropped anywhere on the page. */
import { useEffect, useState } from 'preact/hooks';
import { openFile } from '../../match/library.ts';
import { fill, type Text, useText } from '../../text/index.ts';
import { FileButton } from '../FileButton.tsx';
import { Icon } from '../Icon.tsx';
import { FRIEND, nameOf, YOU } from '../newMatch/seat.ts';
import { navigate, PATHS } from '../router.ts';

/** No match is as long as that, and a browser keeps no more. */
const LARGEST = 4_000_000;

export function OpenFile() {
  const text = useText();
  const words = text.home.files;
  const [refusal, setRefusal] = useState('');
  const take = async (file: File) => {
    setRefusal('');
    const found = await matchIn(file, text);
    if ('id' in found) navigate(PATHS.match(found.id));
    else setRefusal(found.refusal);
  };
  useDrop(take);
  return (
    <div className="open-file">
      <FileButton hint={words.hint} onFile={take}>
        <Icon name="file" size={16} />
        {words.open}
      </FileButton>
      <div role="alert">
        {refusal !== '' && (
          <p className="refusal">
            <Icon name="alert" size={16} />
            {refusal}
          </p>
        )}
      </div>
    </div>
  );
}

/** A new match of this browser, or the sentence that says why not. */
async function matchIn(
  file: File,
  text: Text,
): Promise<{ readonly id: string } | { readonly refusal: string }> {
  const { home, match } = text;
  const refuse = (why: string) => ({ refusal: fill(home.files.refused, { file: file.name, why }) });
  if (file.size > LARGEST) return refuse(home.files.tooLarge);
  const log = await file.text().catch(() => undefined);
  if (log === undefined) return refuse(home.files.notRead);
  const title = file.name.replace(/\.json$/i, '');
  const found = await openFile(log, { title, you: nameOf(YOU, text), friend: nameOf(FRIEND, text) });
  if ('id' in found) return found;
  const { failure, why } = found;
  return refuse(failure === 'broken' || failure === 'crashed' ? why : match.failures[failure]);
}

/** What is dropped on the page is taken, instead of being shown by the browser in its place. */
function useDrop(take: (file: File) => void): void {
  useEffect(() => {
    const over = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file) take(file);
    };
    addEventListener('dragover', over);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', drop);
    };
  });
}
