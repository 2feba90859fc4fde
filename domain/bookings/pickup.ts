import { z } from 'zod'

/** Where a hired car comes: a house, a hotel, a gate of an airport. */
export const Pickup = z
  .string()
  .trim()
  .min(8, 'Please say where the car comes: house, street and what it is near.')
  .max(240, 'An address of 240 letters is enough.')
  .regex(/^[^\p{Cc}<>]*$/u, 'Please write the address on one line.')
