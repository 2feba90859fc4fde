import { z } from 'zod'
import { PLAIN_LINE } from '#domain/contact/plain-text.ts'

/** Where a hired car comes: a house, a hotel, a gate of an airport. */
export const Pickup = z
  .string()
  .trim()
  .min(8, 'Please say where the car comes: house, street and what it is near.')
  .max(240, 'An address of 240 letters is enough.')
  .regex(PLAIN_LINE, 'Please write the address on one line, without < and >.')
