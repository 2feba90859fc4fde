import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openFacts, photographFile } from './facts.ts'

const PROJECT = process.cwd()
const facts = openFacts(PROJECT)

const Words = z.string().min(1)
const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const Months = z.array(z.number().int().min(1).max(12)).min(1)
const India = { lat: z.number().min(6).max(37.1), lon: z.number().min(68).max(97.5) }
const Range = z.tuple([z.number().positive(), z.number().positive()]).refine(([low, high]) => low <= high)

const SHAPES = {
  states: z.object({
    code: Words,
    name: Words,
    slug: Slug,
    type: z.enum(['state', 'ut']),
    labelLat: India.lat,
    labelLon: India.lon,
    bestMonths: Months,
    languages: z.array(Words).min(1),
  }),
  places: z.object({
    slug: Slug,
    name: Words,
    ...India,
    types: z.array(Words).min(1),
    bestMonths: Months,
    idealDays: z.tuple([z.number(), z.number()]),
    blurb: Words,
    nearestAirport: z.string().length(3),
    nearestAirportKm: z.number(),
  }),
  attractions: z.object({
    slug: Slug,
    name: Words,
    placeSlug: Slug,
    ...India,
    type: Words,
    hoursNeeded: z.number().positive(),
    bestMonths: Months,
    blurb: Words,
    tags: z.array(Words),
    kmFromPlace: z.number(),
  }),
  circuits: z.object({
    slug: Slug,
    stops: z.array(z.object({ placeSlug: Slug, nights: z.number().int() })).min(1),
    days: z.number().int(),
    bestMonths: Months,
    note: Words,
  }),
  treks: z.object({
    slug: Slug,
    basePlaceSlug: Slug,
    trailhead: Words,
    maxAltitudeM: z.number(),
    days: z.number().int(),
    bestMonths: Months,
  }),
  cars: z.object({
    id: Slug,
    models: z.array(Words).min(1),
    seats: z.number().int(),
    perKmOutstation: Range,
    perKmOneWay: Range,
    driverAllowancePerDay: Range,
    nightCharge: Range,
    local8h80km: Range,
    extraKm: Range,
    extraHour: Range,
  }),
  airports: z.object({ iata: z.string().length(3), city: Words, ...India, scheduled: z.boolean() }),
  distances: z.object({ fromSlug: Slug, toSlug: Slug, km: z.number().positive(), hours: z.number().positive() }),
  photographs: z.object({
    file: Words,
    alt: Words,
    author: Words,
    licence: Words,
    licenceUrl: z.url(),
    sourceUrl: z.url(),
    placeSlug: Slug,
    shareAlike: z.boolean(),
  }),
} as const

describe.each(Object.entries(SHAPES))('the %s', (name, shape) => {
  test('have the shape their reader promises', () => {
    const list = facts[name as keyof typeof SHAPES]
    expect(list.length).toBeGreaterThan(15)
    for (const row of list) shape.parse(row)
  })
})

describe('what refers to a place', () => {
  const places = new Set(facts.places.map(({ slug }) => slug))
  const states = new Set(facts.states.map(({ code }) => code))

  test.each([
    ['attractions', facts.attractions.map(({ placeSlug }) => placeSlug)],
    ['circuits', facts.circuits.flatMap(({ stops }) => stops.map(({ placeSlug }) => placeSlug))],
    ['treks', facts.treks.map(({ basePlaceSlug }) => basePlaceSlug)],
    ['roads', facts.distances.flatMap(({ fromSlug, toSlug }) => [fromSlug, toSlug])],
    ['photographs', facts.photographs.map(({ placeSlug }) => placeSlug)],
  ])('finds it: %s', (_, slugs) => {
    expect(slugs.filter((slug) => !places.has(slug))).toEqual([])
  })

  test('finds its state', () => {
    expect(facts.places.filter(({ stateCode }) => !states.has(stateCode))).toEqual([])
  })
})

test('every slug is one thing’s own, and no sight is addressed like a city', () => {
  const slugs = [...facts.places, ...facts.attractions].map(({ slug }) => slug)
  expect(new Set(slugs).size).toBe(slugs.length)
  expect(slugs.filter((slug) => slug.endsWith('-tour-packages'))).toEqual([])
})

test('every photograph is there', () => {
  expect(facts.photographs.filter((photograph) => !existsSync(photographFile(PROJECT, photograph)))).toEqual([])
})
