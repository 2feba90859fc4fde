import type { PlaceStory } from './place-story.ts'
import { characterOf } from './city/character.ts'
import { onwardFrom, worthKnowing } from './city/onward.ts'
import { reachOf } from './city/reach.ts'
import { seasonOf } from './city/season.ts'
import { sightsOf } from './city/sights.ts'
import { kindWord, onceByName } from './once-by-name.ts'
import { stayIn } from './city/stay.ts'
import { chanceOf } from '#demo/packages/chance.ts'
import { paragraph } from './words.ts'

/** Two short paragraphs about a place: what is there and for how long; when to go, how to get there and where next. */
export function aboutPlace(story: PlaceStory): [string, string] {
  const see = sightsOf(story) ?? characterOf(story)
  const first = paragraph(see, stayIn(story), worthKnowing(story))
  const [season, reach] = [seasonOf(story), reachOf(story)]
  const onward = onwardFrom(story, `${first} ${reach}`)
  const isReachFirst = chanceOf(`${story.place.slug}/order`)() < 0.4
  const second = isReachFirst ? paragraph(reach, onward, season) : paragraph(season, reach, onward)
  const { name, blurb } = story.place
  return [onceByName(first, name, kindWord(blurb)), onceByName(second, name, kindWord(blurb))]
}
