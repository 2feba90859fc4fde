import type { Picture } from '#domain/media/picture.ts'

export type State = {
  id: string
  code: string
  name: string
  url: string
  kind: 'state' | 'ut'
  zone: string
  capital: string
  lat: number
  lon: number
  months: number[]
  languages: string[]
  summary: string
  about: string[]
  altNames: string[]
  picture: Picture
}
