/** A list of unsigned numbers that grows without an object per entry. */
export class GrowingNumbers {
  #numbers: Uint32Array = new Uint32Array(1024)
  length = 0

  static of(numbers: Uint32Array): GrowingNumbers {
    const list = new GrowingNumbers()
    list.#numbers = numbers
    list.length = numbers.length
    return list
  }

  push(number: number): void {
    if (this.length === this.#numbers.length) {
      const larger = new Uint32Array(Math.ceil(this.length * 1.5))
      larger.set(this.#numbers)
      this.#numbers = larger
    }
    this.#numbers[this.length++] = number
  }

  at(at: number): number {
    return this.#numbers[at] ?? 0
  }

  set(at: number, number: number): void {
    this.#numbers[at] = number
  }

  /** Forgets the numbers and gives their room back. */
  clear(): void {
    this.#numbers = new Uint32Array(1)
    this.length = 0
  }

  /** The numbers so far; valid until the next `push`. */
  view(): Uint32Array {
    return this.#numbers.subarray(0, this.length)
  }
}
