import { z } from 'zod'

/** A bank's number of a transfer: twelve figures of UPI, up to 22 signs of NEFT and RTGS; spaces are only how it was printed. */
export const Utr = z
  .string()
  .transform((typed) => typed.replace(/[\s-]/g, '').toUpperCase())
  .pipe(
    z
      .string()
      .regex(/^(?=.*\d)[A-Z0-9]{12,22}$/, 'A UTR has 12 figures; some banks write up to 22 letters and figures.'),
  )

/** What was typed as a UTR, or what is wrong with it, in words. */
export function readUtr(typed: string): { ok: true; value: string } | { ok: false; fault: string } {
  const read = Utr.safeParse(typed)
  return read.success ? { ok: true, value: read.data } : { ok: false, fault: read.error.issues[0]?.message ?? '' }
}
