import { backwaters, houseboat } from '#tests/catalogue-fixture.ts'

/** The houseboat package of the fixture as the calls list it. */
export const listedHouseboat = {
  _id: houseboat.id,
  name: houseboat.name,
  url: houseboat.url,
  days: 5,
  packageRating: '0',
  ratingCount: 0,
  ratingIsDemo: false,
  fromPaise: 31_500_00,
  category: { _id: backwaters.id, category: backwaters.name, url: backwaters.url },
  uploads: [1, 2, 3, 4].map((number) => ({
    _id: `picture-${number}`,
    path: `/media/picture-${number}/768.webp`,
    alt: `Poster number ${number}`,
    width: 768,
    height: 576,
  })),
}
