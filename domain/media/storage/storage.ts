/** Where picture files are kept. Keys are lower-case paths such as 'renditions/ab/abc…/768.avif'. */
export type MediaStorage = {
  /** The bytes under a key, whole, or undefined. */
  find(key: string): Promise<Uint8Array | undefined>
  has(key: string): Promise<boolean>
  /** Keeps bytes under a key, all or nothing: whatever happens meanwhile, a reader sees the old bytes or the new. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Forgets a key; one that is not there is no fault. */
  remove(key: string): Promise<void>
}

const KEY = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*(?:\/[a-z0-9-]+(?:\.[a-z0-9-]+)*)*$/

/** Throws RangeError on a key that is not a plain relative path, so that no key can leave the storage. */
export function checkKey(key: string): void {
  if (key.length > 200 || !KEY.test(key)) throw new RangeError(`not a storage key: ${JSON.stringify(key)}`)
}
