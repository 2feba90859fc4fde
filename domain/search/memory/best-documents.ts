/** The best few documents seen so far, best first; of equals the one with the smaller number. */
export class BestDocuments {
  readonly documents: number[] = []
  readonly scores: number[] = []
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  get full(): boolean {
    return this.documents.length >= this.#limit
  }

  offer(document: number, score: number): void {
    if (this.full && !this.#isBetter(document, score, this.documents.length - 1)) return
    let at = this.documents.length
    while (at > 0 && this.#isBetter(document, score, at - 1)) at--
    this.documents.splice(at, 0, document)
    this.scores.splice(at, 0, score)
    if (this.documents.length > this.#limit) this.documents.pop()
    if (this.scores.length > this.#limit) this.scores.pop()
  }

  #isBetter(document: number, score: number, at: number): boolean {
    const held = this.scores[at] ?? -1
    return score > held || (score === held && document < (this.documents[at] ?? -1))
  }
}
