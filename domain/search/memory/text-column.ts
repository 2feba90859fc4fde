import { GrowingNumbers } from './growing-numbers.ts'

export type TextColumns = { bytes: Uint8Array; ends: Uint32Array }

/** Many short texts in one block of bytes: a million names would otherwise be a million objects. */
export class TextColumn {
  #bytes: Buffer = Buffer.allocUnsafe(4096)
  #used = 0
  #ends = new GrowingNumbers()

  /** One whose texts are there already, as `columns` gave them. */
  static of({ bytes, ends }: TextColumns): TextColumn {
    const column = new TextColumn()
    column.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    column.#used = bytes.length
    column.#ends = GrowingNumbers.of(ends)
    return column
  }

  push(text: string): void {
    const most = text.length * 3
    if (this.#used + most > this.#bytes.length) this.#grow(Math.ceil((this.#used + most) * 1.5))
    this.#used += this.#bytes.write(text, this.#used, 'utf8')
    this.#ends.push(this.#used)
  }

  /** The text pushed as number `at`. */
  at(at: number): string {
    return this.#bytes.toString('utf8', at === 0 ? 0 : this.#ends.at(at - 1), this.#ends.at(at))
  }

  /** All texts, where they lie. */
  columns(): TextColumns {
    return { bytes: this.#bytes.subarray(0, this.#used), ends: this.#ends.view() }
  }

  /** Gives back the room kept for growing. */
  seal(): void {
    this.#grow(this.#used)
  }

  #grow(size: number): void {
    const larger = Buffer.allocUnsafeSlow(size)
    this.#bytes.copy(larger, 0, 0, this.#used)
    this.#bytes = larger
  }
}
