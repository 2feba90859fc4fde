const AT_ONCE = 8
const RENDITIONS = ['1120.avif', '768.avif', '480.avif']
const PICTURE = /\/media\/\w+\//g

export type PictureAsking = { stop(): Promise<number> }

/** Asks a site for pictures nobody has asked for yet, several at once, until it is stopped; says how many it was given. */
export async function askForPictures(siteUrl: string): Promise<PictureAsking> {
  const found = await (await fetch(`${siteUrl}/api/search-api`)).text()
  const paths = [...new Set(found.match(PICTURE))]
    .flatMap((id) => RENDITIONS.map((rendition) => id + rendition))
    .values()
  let asking = true
  let given = 0
  const asks = Array.from({ length: AT_ONCE }, async () => {
    for (const path of paths) {
      if (!asking) return
      const answer = await fetch(siteUrl + path)
      await answer.arrayBuffer()
      if (answer.ok) given++
    }
  })
  return {
    async stop() {
      asking = false
      await Promise.all(asks)
      return given
    },
  }
}
