/** When a change of the match counts as seen. */
export interface Clock {
  /** Nothing is on its way any more: what the table shows is what is. */
  readonly isLanded: boolean;
  /** Shows everything at once until somebody here decides. */
  skip(): void;
}
