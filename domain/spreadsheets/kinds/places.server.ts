import { saveAttractions, AttractionDraft } from '#domain/catalogue/writing/attractions.server.ts'
import { saveCategories, CategoryDraft } from '#domain/catalogue/writing/categories.server.ts'
import { saveCities, CityDraft } from '#domain/catalogue/writing/cities.server.ts'
import { saveStates, StateDraft } from '#domain/catalogue/writing/states.server.ts'
import type { PlaceKind } from '#domain/catalogue/place-kind.ts'
import { bestPoster } from '#domain/catalogue/writing/place-poster.server.ts'
import { CATEGORY_KINDS } from '#domain/catalogue/category.ts'
import { attractions, categories, cities, states } from '#domain/catalogue/tables.ts'
import { airport, daysFromTo, decimal, list, oneOf, orNothing, whole, words } from '#domain/spreadsheets/cell.ts'
import {
  ABOUT,
  ADDRESS,
  ALSO_CALLED,
  column,
  MONTHS,
  NAME,
  PICTURE,
  PICTURE_SHOWS,
  POSITION,
  REFERENCES,
  SUMMARY,
  TAGS,
} from '#domain/spreadsheets/columns.ts'
import type { SheetKind } from '#domain/spreadsheets/kind.ts'
import { tableKind } from './table-kind.server.ts'

const LATITUDE = column('Latitude', 'lat', 'Degrees north, as 10.0889.', decimal)
const LONGITUDE = column('Longitude', 'lon', 'Degrees east, as 77.0595.', decimal)
const STATE = column('State', 'stateCode', 'The code of the state, as IN-KL.', words, REFERENCES.state)

const drawnFor = (kind: PlaceKind): SheetKind['drawn'] => ({
  path: 'pictureId',
  draw: (db, thing) => bestPoster(db, kind, thing),
})

export const STATES = tableKind({
  name: 'states',
  title: 'States',
  one: 'state',
  many: 'states',
  action: 'catalogue.edit',
  sheet: {
    columns: [
      ADDRESS,
      NAME,
      column('Code', 'code', 'ISO 3166-2, as IN-KL.'),
      column('Kind', 'kind', 'state, or ut for a union territory.', oneOf(['state', 'ut'])),
      column('Zone', 'zone', 'The part of India it belongs to.'),
      column('Capital', 'capital', 'Its capital.'),
      LATITUDE,
      LONGITUDE,
      MONTHS,
      column('Languages', 'languages', 'With | between them.', list(words)),
      SUMMARY,
      ABOUT,
      ALSO_CALLED,
      PICTURE,
      PICTURE_SHOWS,
    ],
  },
  draft: StateDraft,
  key: ['url'],
  table: states,
  id: states.id,
  by: states.url,
  save: saveStates,
  drawn: drawnFor('states'),
  example: [
    {
      Address: 'kerala',
      Name: 'Kerala',
      Code: 'IN-KL',
      Kind: 'state',
      Zone: 'south',
      Capital: 'Thiruvananthapuram',
      Latitude: '10.45',
      Longitude: '76.4',
      Months: '10 | 11 | 12 | 1 | 2 | 3',
      Languages: 'Malayalam | English',
      Summary: 'Backwaters, tea hills and a long coast.',
      About: 'A narrow land between the hills and the sea.',
    },
  ],
})

export const CITIES = tableKind({
  name: 'cities',
  title: 'Cities',
  one: 'city',
  many: 'cities',
  action: 'catalogue.edit',
  sheet: {
    columns: [
      ADDRESS,
      NAME,
      STATE,
      LATITUDE,
      LONGITUDE,
      column('Altitude', 'altitudeM', 'Metres above the sea.', orNothing(whole)),
      column('Types', 'types', 'What it is, as hill station | tea.', list(words)),
      MONTHS,
      column('Days', 'idealDays', 'How long one stays, as 2-3.', daysFromTo),
      SUMMARY,
      ABOUT,
      ALSO_CALLED,
      column('Airport', 'airport', 'The nearest one, as COK Cochin International, 110 km.', orNothing(airport)),
      PICTURE,
      PICTURE_SHOWS,
    ],
  },
  draft: CityDraft,
  key: ['url'],
  table: cities,
  id: cities.id,
  by: cities.url,
  save: saveCities,
  drawn: drawnFor('cities'),
  example: [
    {
      Address: 'munnar',
      Name: 'Munnar',
      State: 'IN-KL',
      Latitude: '10.0889',
      Longitude: '77.0595',
      Altitude: '1532',
      Types: 'hill station | tea',
      Months: '9 | 10 | 11 | 12 | 1 | 2 | 3',
      Days: '2-3',
      Summary: 'Tea gardens on every slope.',
      About: 'Tea came to these hills in the 1880s.',
      Airport: 'COK Cochin International, 110 km',
    },
  ],
})

export const ATTRACTIONS = tableKind({
  name: 'attractions',
  title: 'Attractions',
  one: 'attraction',
  many: 'attractions',
  action: 'catalogue.edit',
  sheet: {
    columns: [
      ADDRESS,
      NAME,
      column('City', 'cityId', 'The address of the city it belongs to.', words, REFERENCES.city),
      STATE,
      LATITUDE,
      LONGITUDE,
      column('Type', 'type', 'What it is, as fort.'),
      column('Hours', 'hoursNeeded', 'How long one stays, as 1.5.', decimal),
      column(
        'Open',
        'openings',
        'Its own hours of a day, as 05:30-10:30 | 14:00-18:30; empty for those of its type.',
        list(words),
      ),
      MONTHS,
      SUMMARY,
      ABOUT,
      TAGS,
      column('World heritage since', 'worldHeritageYear', 'The year, where it is one.', orNothing(whole)),
      column('Km from the city', 'kmFromCity', 'By road.', decimal),
      column('Fame', 'fame', 'How well known it is, from 0: the higher, the earlier in lists.', whole),
      PICTURE,
      PICTURE_SHOWS,
    ],
  },
  draft: AttractionDraft,
  key: ['url'],
  table: attractions,
  id: attractions.id,
  by: attractions.url,
  save: saveAttractions,
  drawn: drawnFor('attractions'),
  example: [
    {
      Address: 'tea-museum-munnar',
      Name: 'Tea Museum',
      City: 'munnar',
      State: 'IN-KL',
      Latitude: '10.094',
      Longitude: '77.05',
      Type: 'museum',
      Hours: '1.5',
      Months: '1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12',
      Summary: 'How tea is made, with the machines of 1905.',
      About: 'An old factory with a rolling room one may walk through.',
      Tags: 'tea | museum',
      'Km from the city': '2',
      Fame: '10',
    },
  ],
})

export const CATEGORIES = tableKind({
  name: 'categories',
  title: 'Categories',
  one: 'category',
  many: 'categories',
  action: 'catalogue.edit',
  sheet: {
    columns: [
      ADDRESS,
      NAME,
      column('Kind', 'kind', 'speciality or experience.', oneOf(CATEGORY_KINDS)),
      column('Key', 'key', 'A short word of its own, in small letters with hyphens.'),
      column('Line', 'line', 'A few words under the name.'),
      SUMMARY,
      ABOUT,
      column('When', 'when', 'When it is best, in words.'),
      POSITION,
      PICTURE,
      PICTURE_SHOWS,
    ],
  },
  draft: CategoryDraft,
  key: ['url'],
  table: categories,
  id: categories.id,
  by: categories.url,
  save: saveCategories,
  drawn: drawnFor('categories'),
  example: [
    {
      Address: 'hill-station-tours',
      Name: 'Hill Station Tours',
      Kind: 'speciality',
      Key: 'hills',
      Line: 'Above the heat',
      Summary: 'Cool air and slow mornings.',
      About: 'From the Nilgiris to Darjeeling.',
      When: 'March to June, and September to November',
      Position: '3',
    },
  ],
})
