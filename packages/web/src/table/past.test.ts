import { expect, test } from 'vitest';
import { createPastViews } from './past.ts';

const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

/** Loader whose requests stay pending until the test resolves them. */
function reader() {
  const asked: number[] = [];
  const shown: (number | undefined)[] = [];
  let answer: (isThere: boolean) => void = () => undefined;
  const past = createPastViews<string>(
    count => {
      asked.push(count);
      return new Promise((resolve, reject) => {
        answer = isThere => (isThere ? resolve(`view ${count}`) : reject(new Error('stopped')));
      });
    },
    one => shown.push(one?.count),
  );
  const reply = async (isThere = true): Promise<void> => {
    answer(isThere);
    await settled();
  };
  return { ...past, asked, shown, reply };
}

test('fast dragging loads only the latest position, and each view once', async () => {
  const { show, asked, shown, reply } = reader();
  for (const count of [9, 8, 7, 6]) show(count);
  expect(asked).toEqual([9]);
  await reply();
  expect(asked).toEqual([9, 6]);
  await reply();
  expect(shown.at(-1)).toBe(6);
  show(9);
  expect([asked, shown.at(-1)]).toEqual([[9, 6], 9]);
});

test('a view that arrives after the return to the present is not shown', async () => {
  const { show, shown, reply } = reader();
  show(3);
  show(undefined);
  await reply();
  expect(shown).toEqual([undefined]);
});

test('after an undo, views are loaded again', async () => {
  const { show, forget, asked, reply } = reader();
  show(3);
  await reply();
  forget();
  show(3);
  expect(asked).toEqual([3, 3]);
});

test('a match that has failed shows no past', async () => {
  const { show, shown, reply } = reader();
  show(3);
  await reply(false);
  expect(shown).toEqual([undefined]);
});
