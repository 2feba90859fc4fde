import type { Car } from '#domain/cars/car.ts'

/** "2 large bags and 1 small". */
export function bagsText({ largeBags, smallBags }: Pick<Car, 'largeBags' | 'smallBags'>): string {
  const large = largeBags === 1 ? '1 large bag' : `${largeBags} large bags`
  return smallBags > 0 ? `${large} and ${smallBags} small` : large
}

/** "20 classes". */
export function classesText(count: number): string {
  return `${count} ${count === 1 ? 'class' : 'classes'}`
}
