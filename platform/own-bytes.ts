/**
 * The same bytes in memory of their own: a small buffer is cut from a slab of 64 KB that others are cut from too, and whoever keeps one of them keeps
 * the whole slab. For what is kept; what is soon forgotten is quicker from the slab.
 */
export function ownBytes(bytes: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  if (bytes.buffer.byteLength === bytes.byteLength) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.byteLength)
  own.set(bytes)
  return own
}
