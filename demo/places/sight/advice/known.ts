/** What to know of a few sights that are like no other of their kind, by slug. */
export const BY_SLUG: Record<string, string> = {
  'taj-mahal':
    'It is closed on Fridays. Buy the ticket online, come at opening time, and carry nothing but water and a phone.',
  'jal-mahal': 'One looks at it from the shore: the palace in the water is not open to visitors.',
  'rashtrapati-bhavan': 'Visits are in slots booked online beforehand, with an identity card.',
  'vidhana-soudha': 'It is seen from outside; on Sunday evenings the whole front is lit.',
  'rohtang-pass':
    'Each car needs a permit for the day, booked online; none is given for Tuesdays, and the road is open from about June to October, as the snow allows.',
  'atal-tunnel':
    'Do not stop inside. The views are at the two portals, and the weather on one side says nothing about the other.',
  'howrah-bridge': 'Walk across in the early morning; the flower market lies below its eastern end.',
  'attari-wagah-border': 'Be in your seat an hour before the ceremony. Bags are not let in.',
  'indira-gandhi-memorial-tulip-garden':
    'It opens for a few weeks only, usually from late March, so fix the flight after the dates are out.',
  'hemkund-sahib': 'The climb is long and steep: start at first light and be on the way down by early afternoon.',
  'red-fort': 'It is closed on Mondays. Go in by the Lahori Gate at opening time, and walk through the bazaar slowly.',
  'sanjay-gandhi-national-park':
    'Rent a bicycle at the gate, or take the bus up to the Kanheri caves; the park is closed on Mondays.',
  'bannerghatta-national-park':
    'It is closed on Tuesdays. The safari bus leaves from inside the zoo, and fills early on Sundays.',
  'phugtal-monastery':
    'The last part is on foot along the gorge; take a guide from the valley, and ask before you stay the night.',
  'elephanta-caves':
    'Boats leave from the Gateway of India, an hour each way, and not on Mondays, when the caves are closed.',
  'lotus-temple':
    'People of every faith sit here in silence. Shoes come off at the entrance, and it is closed on Mondays.',
  'nanda-devi-national-park':
    'The inner sanctuary is closed to visitors; one sees the mountain from the ridges around Auli.',
  'amarnath-cave': 'Pilgrims register beforehand, with a health certificate, for one date and one route.',
  gaumukh: 'A forest permit is needed, and only so many are given for a day.',
  'kashi-vishwanath-temple':
    'Phones and bags stay in a locker outside; go at the opening before dawn, or late in the evening.',
  'tirumala-venkateswara-temple':
    'Book a darshan slot online weeks ahead, and dress as the temple asks: dhoti or pyjama for men, sari or salwar for women.',
  'padmanabhaswamy-temple':
    'Men go in wearing a dhoti, women a sari or a skirt; both can be had at the gate. Only Hindus are let in.',
  'sabarimala-temple':
    'The temple opens only in its season and in the first days of each Malayalam month; book the queue online.',
  'jagannath-temple': 'Only Hindus are let in; others see it from the roof of the library across the square.',
  'vaishno-devi-temple':
    'Take the yatra card before you start. It is about 13 km on foot from Katra, with ponies, carts and a helicopter for those who need them.',
  'kedarnath-temple':
    'One walks about 16 km up from Gaurikund, or goes by pony or helicopter; register before you travel. It is also one of the twelve Jyotirlingas.',
  'nathula-pass':
    'A permit is taken out a day ahead through an agent, and only for Indian citizens. It is shut on Mondays and Tuesdays.',
  'white-rann-of-kutch': 'A permit is bought at the check-post. Go for sunset, and again when the moon is up.',
}
