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
    const { documents, scores } = this
    if (this.full && !this.#isBetter(document, score, documents.length - 1)) return
    let at = Math.min(documents.length, this.#limit - 1)
    for (; at > 0 && this.#isBetter(document, score, at - 1); at--) {
      documents[at] = documents[at - 1]!
      scores[at] = scores[at - 1]!
    }
    documents[at] = document
    scores[at] = score
  }

  #isBetter(document: number, score: number, at: number): boolean {
    const held = this.scores[at] ?? -1
    return score > held || (score === held && document < (this.documents[at] ?? -1))
  }
}
