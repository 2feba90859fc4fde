import type { Picture } from '#domain/media/picture.ts'

export type Attraction = {
  id: string
  name: string
  url: string
  cityId: string
  stateCode: string
  lat: number
  lon: number
  type: string
  hoursNeeded: number
  months: number[]
  summary: string
  about: string[]
  tags: string[]
  worldHeritageYear: number | null
  kmFromCity: number
  fame: number
  picture: Picture
}
