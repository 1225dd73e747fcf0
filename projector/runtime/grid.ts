/** Values by two names. Nested maps: joining the names into keys would cost most of the time in an overlay. */
export class Grid<Value> {
  readonly #rows = new Map<string, Map<string, Value>>();
  #size = 0;

  /** How many values there are. */
  get size(): number {
    return this.#size;
  }

  has(row: string, column: string): boolean {
    return this.#rows.get(row)?.has(column) === true;
  }

  get(row: string, column: string): Value | undefined {
    return this.#rows.get(row)?.get(column);
  }

  set(row: string, column: string, value: Value): void {
    const columns = this.#rows.get(row) ?? this.#add(row);
    const before = columns.size;
    columns.set(column, value);
    this.#size += columns.size - before;
  }

  /** Row by row, each in the order in which its columns came. */
  *values(): IterableIterator<Value> {
    for (const columns of this.#rows.values()) yield* columns.values();
  }

  #add(row: string): Map<string, Value> {
    const columns = new Map<string, Value>();
    this.#rows.set(row, columns);
    return columns;
  }
}
