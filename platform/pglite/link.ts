import { Duplex } from 'node:stream'

const SYNC = 'S'.charCodeAt(0)
const QUERY = 'Q'.charCodeAt(0)
const FLUSH = 'H'.charCodeAt(0)
const TERMINATE = 'X'.charCodeAt(0)
/** What a server says to whom it lets in without a password: "you are in", "I am ready". */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])

type Chunk = { chunk: Buffer }

/** What `pg` takes for a socket to a server: it hands whole questions to `ask`, and `answer` is what comes back. */
export class PgliteLink extends Duplex {
  readonly #ask: (question: Uint8Array) => void
  #question: Buffer[] = []
  #isIn = false

  constructor(ask: (question: Uint8Array) => void) {
    super()
    this.#ask = ask
  }

  answer(bytes: Uint8Array): void {
    if (!this.destroyed) this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this._writev([{ chunk }], done)
  }

  override _writev(chunks: Chunk[], done: () => void): void {
    for (const { chunk } of chunks) this.#take(chunk)
    done()
  }

  #take(message: Buffer): void {
    if (!this.#isIn) {
      this.#isIn = true
      return void this.push(WELCOME)
    }
    if (message[0] === TERMINATE) return void this.push(null)
    this.#question.push(message)
    if (message[0] !== SYNC && message[0] !== QUERY && message[0] !== FLUSH) return
    // In memory of its own: what goes to a thread takes along all it is a part of, and Node's pool is 64 KB.
    const question = new Uint8Array(Buffer.concat(this.#question))
    this.#question = []
    this.#ask(question)
  }

  // What `pg` asks of a socket besides.
  connect(): this {
    setImmediate(() => this.emit('connect'))
    return this
  }
  setNoDelay(): this {
    return this
  }
  setKeepAlive(): this {
    return this
  }
  ref(): this {
    return this
  }
  unref(): this {
    return this
  }
}
