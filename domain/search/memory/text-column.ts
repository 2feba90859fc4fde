import { GrowingNumbers } from './growing-numbers.ts'

/** Many short texts in one block of bytes: a million names would otherwise be a million objects. */
export class TextColumn {
  #bytes = Buffer.allocUnsafe(4096)
  #used = 0
  readonly #ends = new GrowingNumbers()

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
