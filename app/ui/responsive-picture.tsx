import { offeredWidths, picturePath } from '#domain/media/picture.ts'
import type { Picture, PictureFormat } from '#domain/media/picture.ts'

type Props = {
  picture: Picture
  /** The `sizes` attribute: how wide the picture stands at which viewport. */
  sizes: string
  /** The first picture of a page: fetched at once instead of when it comes near. */
  eager?: boolean
  /** Overrides the picture's own words; '' when a heading beside it already says them. */
  alt?: string
  className?: string
  /** A picture that takes this one's place in the dark theme. */
  dark?: Picture
}

/** A picture in AVIF, WebP and JPEG at the widths it has, over its three tones until it arrives. */
export function ResponsivePicture({ picture, sizes, eager = false, alt = picture.alt, className, dark }: Props) {
  return (
    <picture>
      {dark ? <Source picture={dark} format="avif" sizes={sizes} media="(prefers-color-scheme: dark)" /> : null}
      {dark ? <Source picture={dark} format="webp" sizes={sizes} media="(prefers-color-scheme: dark)" /> : null}
      <Source picture={picture} format="avif" sizes={sizes} />
      <Source picture={picture} format="webp" sizes={sizes} />
      <img
        className={className}
        src={picturePath(picture.id, 768, 'jpg')}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={eager ? undefined : 'lazy'}
        decoding={eager ? undefined : 'async'}
        fetchPriority={eager ? 'high' : undefined}
        style={{ background: `linear-gradient(${picture.tones.join(',')})` }}
      />
    </picture>
  )
}

function Source({
  picture,
  format,
  sizes,
  media,
}: {
  picture: Picture
  format: PictureFormat
  sizes: string
  media?: string
}) {
  return <source type={`image/${format}`} srcSet={srcSet(picture, format)} sizes={sizes} media={media} />
}

function srcSet(picture: Picture, format: PictureFormat): string {
  return offeredWidths(picture)
    .map((width) => `${picturePath(picture.id, width, format)} ${width}w`)
    .join(',')
}
