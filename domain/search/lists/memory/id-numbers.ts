/** Which number each of some ids has, in one column: the entries of a Map would be made anew by each process, a million of them in a second. */
export class IdNumbers {
  /** Numbers from 1 on, at the place their id leads to or the next that was free; 0 is free. */
  readonly slots: Uint32Array
  readonly #ids: readonly string[]

  /** `slots` as another had them, of the same ids in the same order. */
  constructor(ids: readonly string[], slots: Uint32Array = slotsOf(ids)) {
    this.#ids = ids
    this.slots = slots
  }

  get(id: string): number | undefined {
    const last = this.slots.length - 1
    for (let at = hashOf(id) & last; this.slots[at] !== 0; at = (at + 1) & last)
      if (this.#ids[this.slots[at]! - 1] === id) return this.slots[at]! - 1
    return undefined
  }

  has(id: string): boolean {
    return this.get(id) !== undefined
  }
}

/** A power of two, twice as many as there are ids at least. */
function slotsOf(ids: readonly string[]): Uint32Array {
  const slots = new Uint32Array(2 ** Math.ceil(Math.log2(2 * ids.length + 2)))
  const last = slots.length - 1
  for (const [number, id] of ids.entries()) {
    let at = hashOf(id) & last
    while (slots[at] !== 0) at = (at + 1) & last
    slots[at] = number + 1
  }
  return slots
}

/** FNV-1a. */
function hashOf(id: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < id.length; at++) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
