/** A set of document numbers, one bit each. */
export class DocumentSet {
  readonly #bits: Uint32Array

  /** For numbers below `size`. */
  constructor(size: number) {
    this.#bits = new Uint32Array((size >>> 5) + 1)
  }

  has(document: number): boolean {
    return (this.#bits[document >>> 5]! & (1 << (document & 31))) !== 0
  }

  add(document: number): void {
    this.#bits[document >>> 5]! |= 1 << (document & 31)
  }
}
