import { ORIGINALS } from '#domain/media/picture-id.server.ts'
import type { MediaStorage } from './storage.ts'

/**
 * A storage whose originals are `kept` where every process of the site finds them, and all that can be made again on this machine. Originals that
 * lie in another of the `places`, because they were kept there before, are found as well.
 */
export function openSharedStorage({
  kept,
  local,
  places,
}: {
  kept: MediaStorage
  local: MediaStorage
  places: readonly MediaStorage[]
}): MediaStorage {
  const inOrder = [kept, ...places.filter((place) => place !== kept)]
  const placesOf = (key: string) => (key.startsWith(ORIGINALS) ? inOrder : [local])
  return {
    find: async (key) => {
      for (const place of placesOf(key)) {
        const bytes = await place.find(key)
        if (bytes) return bytes
      }
      return undefined
    },
    has: async (key) => {
      for (const place of placesOf(key)) if (await place.has(key)) return true
      return false
    },
    put: async (key, bytes) => placesOf(key)[0]!.put(key, bytes),
    remove: async (key) => {
      for (const place of placesOf(key)) await place.remove(key)
    },
  }
}
