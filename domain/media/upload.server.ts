import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { countPixels, encodeOriginal, LONGEST_DECODE_SECONDS, MAX_PIXELS, openImage } from './image.server.ts'
import type { Ground, Original } from './image.server.ts'
import { UPLOAD_MAX_BYTES } from './picture.ts'
import { sniffImage } from './sniff.ts'

export type UploadRefusal = 'too-large' | 'too-many-pixels' | 'not-an-image' | 'took-too-long' | 'unsupported-type'

/**
 * Somebody's file → an original of ours: decoded, turned upright, encoded anew, nothing of the file's own bytes or metadata kept.
 * What is clear in it lies on `ground`, white where nothing is said. Refuses above 10 MB or 24 megapixels, and all but JPEG, PNG, WebP and AVIF by their first bytes. Of an animation the first picture is kept.
 * What is not read within half a minute is refused too, or whatever `seconds` says, nought for never: the encoders get what the machine has left.
 */
export async function receiveUpload(
  bytes: Uint8Array,
  ground?: Ground,
  seconds: number = LONGEST_DECODE_SECONDS,
): Promise<Result<Original, UploadRefusal>> {
  if (bytes.length > UPLOAD_MAX_BYTES) return refused('too-large')
  const kind = sniffImage(bytes)
  if (!kind) return refused('not-an-image')
  if (kind === 'other-image') return refused('unsupported-type')
  const pixels = await countPixels(bytes).catch(() => undefined)
  if (!pixels) return refused('not-an-image')
  if (pixels > MAX_PIXELS) return refused('too-many-pixels')
  try {
    return done(await encodeOriginal(openImage(bytes, seconds), ground))
  } catch (error) {
    return refused(whyUnread(error))
  }
}

/** What sharp means by failing: it has no other name for its patience than the words of its message. */
export function whyUnread(error: unknown): UploadRefusal {
  return error instanceof Error && error.message.startsWith('timeout:') ? 'took-too-long' : 'not-an-image'
}
