/** What was done at a desk and is not with the server yet; `said` is what the server made of it where that was not what its doer meant. */
export type WaitingAct = {
  n: number
  /** Sent with it as often as it takes: the server does it once. */
  key: string
  departure: string
  /** The account that did it: nobody else sends it. */
  whose: string
  at: string
  /** The day after which nobody needs it any more. */
  until: string
  fields: Record<string, string>
  /** It could not be sent at once. */
  isLate?: boolean
  said?: string
}

/** The worker knows the name too (public/sw.js): whoever logs out leaves none of it behind. */
const DATABASE = 'padav-desk'
const STORE = 'waiting'
/** Says to other pages of the office that something waits, without a look at the store. */
const FLAG = 'padav.desk.waits'

/** What waits, in the order it was done. */
export async function listWaiting(whose: string, departure?: string): Promise<WaitingAct[]> {
  const all = await inStore<WaitingAct[]>('readonly', (store) => store.getAll())
  return all.filter((one) => one.whose === whose && (departure === undefined || one.departure === departure))
}

/** Whether anything waits on this device, or did a moment ago. */
export function mayWait(): boolean {
  return localStorage.getItem(FLAG) !== null
}

/** How many things of anybody wait to be sent, or to be read where they met something else. */
export async function countWaiting(): Promise<number> {
  const count = await inStore<number>('readonly', (store) => store.count())
  if (count === 0) localStorage.removeItem(FLAG)
  return count
}

export async function addWaiting(row: Omit<WaitingAct, 'n'>): Promise<void> {
  localStorage.setItem(FLAG, '1')
  await inStore('readwrite', (store) => store.add(row))
}

export async function changeWaiting(row: WaitingAct): Promise<void> {
  await inStore('readwrite', (store) => store.put(row))
}

export async function removeWaiting(n: number): Promise<void> {
  await inStore('readwrite', (store) => store.delete(n))
  await countWaiting()
}

/** Takes away what nobody needs any more, whoever did it. */
export async function removeOver(today: string): Promise<void> {
  const all = await inStore<WaitingAct[]>('readonly', (store) => store.getAll())
  for (const { n, until } of all) if (until < today) await removeWaiting(n)
}

/** One step in the store, done for good when it answers. It is closed at once, so that it can be taken away whole. */
async function inStore<Value>(mode: IDBTransactionMode, step: (store: IDBObjectStore) => IDBRequest): Promise<Value> {
  const database = await open()
  try {
    const transaction = database.transaction(STORE, mode)
    const request = step(transaction.objectStore(STORE))
    await new Promise<void>((done, failed) => {
      transaction.addEventListener('complete', () => done())
      for (const type of ['error', 'abort']) transaction.addEventListener(type, () => failed(transaction.error))
    })
    return request.result as Value
  } finally {
    database.close()
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  return new Promise((done, failed) => {
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore(STORE, { keyPath: 'n', autoIncrement: true }),
    )
    request.addEventListener('success', () => done(request.result))
    request.addEventListener('error', () => failed(request.error))
  })
}
