/** Commands of an operator; the same for a running server and for a stopped one. */
import { Name, Title, tidyText } from '@tessera/wire';
import { z } from 'zod';

const Id = z.string().min(1).max(40);
/** Shown to players, hence normalized like their own texts. */
const Reason = z.string().max(1000).overwrite(tidyText).max(200).default('');
const Days = z.number().positive().max(36_500);
const Limit = z.int().min(1).max(10_000).default(50);

export const AdminCommand = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('list tables'),
    phase: z.enum(['gathering', 'playing', 'ended']).optional(),
    limit: Limit,
  }),
  z.strictObject({ do: z.literal('list guests'), name: z.string().max(24).optional(), limit: Limit }),
  z.strictObject({ do: z.literal('close table'), id: Id, reason: Reason }),
  z.strictObject({ do: z.literal('rename table'), id: Id, title: Title }),
  z.strictObject({ do: z.literal('delete table'), id: Id, reason: Reason }),
  z.strictObject({ do: z.literal('rename guest'), id: Id, name: Name }),
  z.strictObject({ do: z.literal('silence guest'), id: Id, reason: Reason, days: Days.optional() }),
  z.strictObject({ do: z.literal('ban guest'), id: Id, reason: Reason, days: Days.optional() }),
  z.strictObject({ do: z.literal('pardon guest'), id: Id }),
  z.strictObject({ do: z.literal('delete guest'), id: Id }),
  z.strictObject({ do: z.literal('rotate-key'), grace: z.number().min(0).max(400).default(30) }),
  z.strictObject({ do: z.literal('compact') }),
]);
export type AdminCommand = z.infer<typeof AdminCommand>;

/** A sentence, or rows of a list. */
export type AdminAnswer =
  | { readonly said: string }
  | { readonly rows: readonly Readonly<Record<string, string>>[] };

/** A refusal in one sentence for the operator. */
export class AdminRefusal extends Error {}
