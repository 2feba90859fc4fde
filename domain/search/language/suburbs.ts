const NAMES: Readonly<Record<string, string>> = {
  Mumbai:
    'Thane, ठाणे, नवी मुंबई, दादर, कल्याण, Navi Mumbai, New Bombay, Dadar, Borivali, Borivli, Andheri, Bandra, Kurla, LTT, CST, CSMT, Churchgate, Mumbai Central, Bombay Central, Kalyan, Dombivli, Dombivali, Panvel, Vashi, Kharghar, Nerul, Belapur, Mulund, Ghatkopar, Powai, Goregaon, Malad, Kandivali, Mira Road, Bhayandar, Bhayander, Vasai, Virar, Nalasopara, Nallasopara, Ulhasnagar, Ambernath, Badlapur, Bhiwandi, Chembur, Sion',
  'New Delhi':
    'Gurugram, गुड़गांव, गुरुग्राम, नोएडा, गाज़ियाबाद, गाजियाबाद, फरीदाबाद, आनंद विहार, Gurgaon, Ggn, Noida, Greater Noida, Ghaziabad, Faridabad, Anand Vihar, Nizamuddin, Hazrat Nizamuddin, Old Delhi, Delhi NCR, Delhi Cantt, Sarai Rohilla, Kashmere Gate, ISBT Delhi, Dwarka Delhi, Rohini, Janakpuri, Pitampura, Laxmi Nagar, Vaishali Ghaziabad, Indirapuram, Manesar, Bahadurgarh, Sonipat, Sonepat, Meerut, Vasundhara, Dilshad Garden, IGI Airport',
  Kolkata:
    'Howrah, हावड़ा, सियालदह, হাওড়া, শিয়ালদহ, শিয়ালদা, Haora, Hawrah, Sealdah, Shealdah, Siyaldah, Salt Lake, Saltlake, Dum Dum, Dumdum, New Town Kolkata, Rajarhat, Shalimar, Santragachi, Barasat, Barrackpore, Behala, Jadavpur, Garia, Dankuni, Hooghly, Serampore, Chinsurah',
  Chennai:
    'Tambaram, Egmore, Chennai Central, Chennai Egmore, Avadi, Velachery, Guindy, Adyar, Perambur, Chromepet, Chrompet, Pallavaram, Sholinganallur, Porur, Ambattur, Medavakkam, Poonamallee, T Nagar',
  Bengaluru:
    'Whitefield, Yeshwanthpur, Yeshwantpur, Yesvantpur, Yeswanthpur, Electronic City, Majestic, Kempegowda, Koramangala, Indiranagar, Marathahalli, Hebbal, Yelahanka, Jayanagar, Banashankari, KR Puram, Krishnarajapuram, Baiyappanahalli, SMVT, Sarjapur, Bellandur, Hosur',
  Hyderabad:
    'Secunderabad, सिकंदराबाद, Secundrabad, Sikandarabad, Kachiguda, Kacheguda, Nampally, Lingampalli, Lingampally, Gachibowli, Hitech City, Hitec City, Madhapur, Kukatpally, Kondapur, Begumpet, Shamshabad, LB Nagar, Uppal, Miyapur',
  Pune: 'Pimpri, Chinchwad, Pimpri Chinchwad, PCMC, Hinjewadi, Hinjawadi, Hadapsar, Kothrud, Wakad, Baner, Kharadi, Shivajinagar, Swargate, Viman Nagar',
  Ahmedabad: 'Gandhinagar, Sabarmati, Maninagar, Kalupur, Naroda, Sanand',
  Chandigarh: 'Mohali, Panchkula, Zirakpur, Kharar, Tricity',
  Kochi: 'Aluva, Kakkanad, Edappally, Kaloor, Nedumbassery, Tripunithura',
  Jaipur: 'Sanganer, Mansarovar, Vaishali Nagar, Malviya Nagar Jaipur',
  Bhimtal: 'Kathgodam, Haldwani, Kathgodam Station, Haldwani Station',
  Lucknow: 'Charbagh, Gomti Nagar, Alambagh',
  Bhubaneswar: 'Khurda Road, Khordha Road',
  Varanasi: 'Mughalsarai, Deen Dayal Upadhyaya Nagar, DDU Junction, Manduadih, Banaras Station',
  Visakhapatnam: 'Gajuwaka, Duvvada, Duvvada Station',
  Guwahati: 'Kamakhya Junction, Dispur, Paltan Bazaar',
  Bhopal: 'Habibganj, Rani Kamalapati',
  Patna: 'Danapur, Rajendra Nagar Terminal, Patliputra',
}

/** Towns, suburbs, stations and airports from which people set off as from the city beside them. */
export const SUBURBS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(NAMES).map(([city, names]) => [city, names.split(', ')]),
)
