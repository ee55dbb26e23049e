/** An element within the bounds of the array. */
export function at(array: Int32Array, index: number): number {
  return array[index] as number;
}

export function add(array: Int32Array, index: number, value: number): void {
  array[index] = (array[index] as number) + value;
}

export function positionsOf(row: Int32Array, isWanted: (value: number) => boolean): Int32Array {
  return Int32Array.from([...row.keys()].filter((index) => isWanted(at(row, index))));
}
