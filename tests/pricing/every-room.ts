import type { PackageRates, PriceGrid } from '#domain/catalogue/package.ts'
import type { Paise } from '#platform/money.ts'
import type { Party } from '#domain/party/party.ts'
import { candidatesFor } from '#domain/pricing/mix-candidates.ts'
import { cellPrices } from '#domain/pricing/price-cells.ts'
import { cheapestOf } from '#domain/pricing/cheapest-mix.ts'
import { travellersOf } from '#domain/pricing/travellers.ts'
import type { Travellers } from '#domain/pricing/travellers.ts'

// The slow way for tests: fill rooms one after the other in every possible way, each held to the rules as they are written.

type Room = {
  kind: 'single' | 'shared' | 'twin' | 'triple' | 'quad'
  adults: number
  young: number
  inAdultBed: number
  withBed: number
  noBed: number
  infants: number
}
type Left = { adults: number; young: number; inBed: number; noBed: number; infants: number; mayShare: boolean }
type SoldGrid = { grid: PriceGrid; rates: PackageRates }

const BEDS = { single: 1, shared: 1, twin: 2, triple: 3, quad: 4 }

/** What the engine says is least, in paise before GST. */
export function leastPaise(pkg: { grid: PriceGrid; rates: PackageRates }, who: Party): number | undefined {
  const travellers = travellersOf(who, pkg.rates.ageBands)
  if (!travellers) return undefined
  const { model, groupSlabs: slabs } = pkg.rates
  return cheapestOf(candidatesFor(travellers, { model, slabs, chosen: undefined }), cellPrices(pkg), slabs)?.paise
}

/** The least a party can pay before GST, in paise; undefined where no rooms hold it. */
export function leastOfEveryRoom(sold: SoldGrid, travellers: Travellers): Paise | undefined {
  let least: number | undefined
  for (let noBed = 0; noBed <= travellers.children; noBed++) {
    const inBed = travellers.children - noBed
    const percentOff = slabAt(sold.rates, travellers.adults + travellers.young + inBed)
    const paise = cheapestRest(sold, percentOff, { ...travellers, inBed, noBed, mayShare: true }, new Map())
    if (paise !== undefined) least = Math.min(least ?? Infinity, paise)
  }
  return least
}

function cheapestRest(sold: SoldGrid, percentOff: number, left: Left, known: Map<string, number | undefined>) {
  if (left.adults + left.young + left.inBed + left.noBed + left.infants === 0) return 0
  if (left.adults === 0) return undefined
  const key = Object.values(left).join()
  if (known.has(key)) return known.get(key)
  let least: number | undefined
  for (const room of everyRoom(left)) {
    const paise = isValid(room) ? roomPaise(sold, percentOff, room) : undefined
    if (paise === undefined) continue
    const rest = cheapestRest(sold, percentOff, without(left, room), known)
    if (rest !== undefined) least = Math.min(least ?? Infinity, paise + rest)
  }
  known.set(key, least)
  return least
}

function* everyRoom(left: Left): Generator<Room> {
  for (const kind of ['single', 'shared', 'twin', 'triple', 'quad'] as const) {
    if (kind === 'shared' && !left.mayShare) continue
    const beds = BEDS[kind]
    for (const adults of upTo(left.adults, beds))
      for (const young of upTo(left.young, beds - adults))
        for (const inAdultBed of upTo(left.inBed, beds - adults - young)) {
          const withBed = beds - adults - young - inAdultBed
          if (withBed > left.inBed - inAdultBed) continue
          for (const noBed of upTo(left.noBed, 2))
            for (const infants of upTo(left.infants, 4))
              yield { kind, adults, young, inAdultBed, withBed, noBed, infants }
        }
  }
}

function isValid({ kind, adults, young, inAdultBed, withBed, noBed, infants }: Room): boolean {
  const minors = young + inAdultBed + withBed + noBed + infants
  if (minors > 0 && (adults < 1 || kind === 'shared')) return false
  if (withBed > Math.max(0, BEDS[kind] - 2)) return false
  const places = kind === 'triple' || kind === 'quad' ? 2 : 1
  return noBed + Math.max(0, infants - places) <= 1
}

function roomPaise({ grid, rates }: SoldGrid, percentOff: number, room: Room): Paise | undefined {
  const less = (paise: Paise) => paise - Math.round((paise * percentOff) / 100)
  const asAdults = room.adults + room.young + room.inAdultBed
  const each = adultPrices({ grid, rates }, room.kind, asAdults)
  if (each === undefined) return undefined
  if (room.withBed > 0 && grid.childWithBed === null) return undefined
  if (room.noBed > 0 && grid.childNoBed === null) return undefined
  return (
    each.reduce((sum, paise) => sum + less(paise), 0) +
    room.withBed * less(grid.childWithBed ?? 0) +
    room.noBed * (grid.childNoBed ?? 0) +
    room.infants * grid.infant
  )
}

function adultPrices({ grid, rates }: SoldGrid, kind: Room['kind'], people: number): Paise[] | undefined {
  const supplement = rates.singleSupplementPaise
  const single = grid.single ?? (supplement === null ? null : grid.twin + supplement)
  const alike = (price: Paise | null) => (price === null ? undefined : Array.from({ length: people }, () => price))
  if (kind === 'single') return alike(single)
  if (kind === 'shared') return single === null ? alike(grid.twin) : undefined
  if (kind === 'twin' || rates.model === 'SHARING_GRID') return alike(grid[kind])
  const extra = grid.triple ?? grid.childWithBed
  if (kind === 'quad' || (people > 2 && extra === null)) return undefined
  return Array.from({ length: people }, (_, at) => (at < 2 ? grid.twin : extra!))
}

function slabAt({ groupSlabs }: PackageRates, beds: number): number {
  return Math.max(0, ...groupSlabs.map(({ fromPeople, percentOff }) => (fromPeople <= beds ? percentOff : 0)))
}

function without(left: Left, room: Room): Left {
  return {
    adults: left.adults - room.adults,
    young: left.young - room.young,
    inBed: left.inBed - room.inAdultBed - room.withBed,
    noBed: left.noBed - room.noBed,
    infants: left.infants - room.infants,
    mayShare: left.mayShare && room.kind !== 'shared',
  }
}

function upTo(...limits: number[]): number[] {
  return Array.from({ length: Math.max(0, Math.min(...limits)) + 1 }, (_, at) => at)
}
