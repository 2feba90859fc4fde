import type { Picture } from '#domain/media/picture.ts'

/** A place on the map one can stay at; `url` is the part before "-tour-packages". */
export type City = {
  id: string
  name: string
  url: string
  stateCode: string
  lat: number
  lon: number
  altitudeM: number | null
  types: string[]
  months: number[]
  idealDays: [number, number]
  summary: string
  about: string[]
  altNames: string[]
  airport: { iata: string; name: string; km: number } | null
  picture: Picture
}

/** The little of a city that links, pins and route lines need. */
export type CityPin = Pick<City, 'id' | 'name' | 'url' | 'stateCode' | 'lat' | 'lon'>
