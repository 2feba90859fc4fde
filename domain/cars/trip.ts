/** How a car is hired: there and back over days, from one place to another, within a town, or to or from an airport. */
export const TRIP_KINDS = ['round-trip', 'one-way', 'local', 'airport'] as const
export type TripKind = (typeof TRIP_KINDS)[number]

/** Minutes after midnight. */
export type TimeOfDay = number

type Way = {
  /** Kilometres of the whole trip as planned. */
  km: number
  /** Hours behind the wheel; undefined where only kilometres are known. */
  hours?: number | undefined
  leaveAt?: TimeOfDay | undefined
  inHills: boolean
  /** States entered besides the one it starts in. */
  otherStates: number
}

export type RoundTrip = Way & {
  kind: 'round-trip'
  /** Calendar days, from midnight to midnight. */
  days: number
  /** Of the hours, those of the way back; half of them where it is not known. */
  backHours?: number | undefined
  backAt?: TimeOfDay | undefined
}
export type OneWay = Way & { kind: 'one-way'; days: number }
export type AirportTransfer = Way & { kind: 'airport' }
export type LocalHire = { kind: 'local'; km: number; hours: number; leaveAt?: TimeOfDay | undefined }

export type Trip = RoundTrip | OneWay | AirportTransfer | LocalHire
