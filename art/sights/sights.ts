import type { PosterKind } from '#art/kind.ts'
import type { Sheet } from '#art/sheet.ts'
import { howrahBridge, pambanBridge } from '#art/sights/bridges.ts'
import {
  adiyogi,
  gommateshwara,
  greatBuddha,
  murudeshwar,
  openHand,
  statueOfUnity,
  vivekanandaRock,
} from '#art/sights/figures.ts'
import { agraFort, amberFort, gwaliorFort, jaisalmerFort, redFort } from '#art/sights/forts.ts'
import { elephanta, kailasa } from '#art/sights/cut-rock.ts'
import { bulandDarwaza, indiaGate, rumiDarwaza } from '#art/sights/gates.ts'
import { jantarMantar, lotusTemple, matrimandir, mumbaiTerminus, vidhanaSoudha } from '#art/sights/modern.ts'
import type { SightName } from '#art/sights/names.ts'
import { badrinath, hadimba, kamakhya } from '#art/sights/hill-temples.ts'
import { cellularJail, seaFort } from '#art/sights/island-forts.ts'
import { akshardham, dakshineswar, dwarkadhish, jagannath, konark, somnath } from '#art/sights/north-temples.ts'
import { cityPalaceUdaipur, hawaMahal, jalMahal, mysorePalace, neermahal } from '#art/sights/palaces.ts'
import { darjeelingLoop, nilgiriRack } from '#art/sights/rails.ts'
import type { Sight } from '#art/sights/sight.ts'
import { brihadisvara, hoysala, shoreTemple, tirumala } from '#art/sights/south-temples.ts'
import { stage } from '#art/sights/stage.ts'
import { baraImambara, bibiKaMaqbara, golGumbaz, itimadUdDaulah, jamaMasjid } from '#art/sights/tombs.ts'
import { golghar, qutubMinar, vijayStambha } from '#art/sights/towers.ts'
import { loktakLake } from '#art/sights/loktak.ts'
import { rhinoGrassland, tahrHills } from '#art/sights/wild.ts'

type Drawn = { kind: PosterKind; draw: (sheet: Sheet) => string }

const staged = (sight: Sight): Drawn => ({ kind: sight.kind, draw: (sheet) => stage(sheet, sight) })

/** How each sight is drawn, and the kind of landscape whose colours it takes. */
export const SIGHTS: Record<SightName, Drawn> = {
  'india-gate': staged(indiaGate),
  'buland-darwaza': staged(bulandDarwaza),
  'rumi-darwaza': staged(rumiDarwaza),
  'qutub-minar': staged(qutubMinar),
  'vijay-stambha': staged(vijayStambha),
  golghar: staged(golghar),
  'hawa-mahal': staged(hawaMahal),
  'mysore-palace': staged(mysorePalace),
  'jal-mahal': staged(jalMahal),
  neermahal: staged(neermahal),
  loktak: { kind: 'backwater', draw: loktakLake },
  'city-palace-udaipur': staged(cityPalaceUdaipur),
  'red-fort': staged(redFort),
  'agra-fort': staged(agraFort),
  'amber-fort': staged(amberFort),
  'jaisalmer-fort': staged(jaisalmerFort),
  'gwalior-fort': staged(gwaliorFort),
  'sea-fort': staged(seaFort),
  'cellular-jail': staged(cellularJail),
  'statue-of-unity': staged(statueOfUnity),
  gommateshwara: staged(gommateshwara),
  'vivekananda-rock': staged(vivekanandaRock),
  murudeshwar: staged(murudeshwar),
  'great-buddha': staged(greatBuddha),
  adiyogi: staged(adiyogi),
  'open-hand': staged(openHand),
  'howrah-bridge': staged(howrahBridge),
  'pamban-bridge': staged(pambanBridge),
  'lotus-temple': staged(lotusTemple),
  matrimandir: staged(matrimandir),
  'vidhana-soudha': staged(vidhanaSoudha),
  'mumbai-terminus': staged(mumbaiTerminus),
  'jantar-mantar': staged(jantarMantar),
  'gol-gumbaz': staged(golGumbaz),
  'bara-imambara': staged(baraImambara),
  'bibi-ka-maqbara': staged(bibiKaMaqbara),
  'itimad-ud-daulah': staged(itimadUdDaulah),
  'jama-masjid': staged(jamaMasjid),
  konark: staged(konark),
  jagannath: staged(jagannath),
  kamakhya: staged(kamakhya),
  badrinath: staged(badrinath),
  hadimba: staged(hadimba),
  akshardham: staged(akshardham),
  somnath: staged(somnath),
  dwarkadhish: staged(dwarkadhish),
  dakshineswar: staged(dakshineswar),
  brihadisvara: staged(brihadisvara),
  'shore-temple': staged(shoreTemple),
  tirumala: staged(tirumala),
  hoysala: staged(hoysala),
  kailasa: staged(kailasa),
  elephanta: staged(elephanta),
  kaziranga: { kind: 'safari', draw: rhinoGrassland },
  eravikulam: { kind: 'meadow', draw: tahrHills },
  'darjeeling-loop': { kind: 'snow', draw: darjeelingLoop },
  'nilgiri-rack': { kind: 'deodar', draw: nilgiriRack },
}
