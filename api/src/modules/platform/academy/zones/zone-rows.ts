/**
 * Each zone with its country and the Arabic name of its city, from the exemplar cities and zones of Unicode CLDR
 * (© Unicode, Inc., Unicode License v3).
 */
const text = `
Africa/Abidjan CI أبيدجان
Africa/Accra GH أكرا
Africa/Addis_Ababa ET أديس أبابا
Africa/Algiers DZ الجزائر
Africa/Asmara ER أسمرة
Africa/Asmera ER أسمرة
Africa/Bamako ML باماكو
Africa/Bangui CF بانغوي
Africa/Banjul GM بانجول
Africa/Bissau GW بيساو
Africa/Blantyre MW بلانتاير
Africa/Brazzaville CG برازافيل
Africa/Bujumbura BI بوجومبورا
Africa/Cairo EG القاهرة
Africa/Casablanca MA الدار البيضاء
Africa/Ceuta ES سبتة
Africa/Conakry GN كوناكري
Africa/Dakar SN داكار
Africa/Dar_es_Salaam TZ دار السلام
Africa/Djibouti DJ جيبوتي
Africa/Douala CM دوالا
Africa/El_Aaiun EH العيون
Africa/Freetown SL فري تاون
Africa/Gaborone BW غابورون
Africa/Harare ZW هراري
Africa/Johannesburg ZA جوهانسبرغ
Africa/Juba SS جوبا
Africa/Kampala UG كامبالا
Africa/Khartoum SD الخرطوم
Africa/Kigali RW كيغالي
Africa/Kinshasa CD كينشاسا
Africa/Lagos NG لاغوس
Africa/Libreville GA ليبرفيل
Africa/Lome TG لومي
Africa/Luanda AO لواندا
Africa/Lubumbashi CD لومبباشا
Africa/Lusaka ZM لوساكا
Africa/Malabo GQ مالابو
Africa/Maputo MZ مابوتو
Africa/Maseru LS ماسيرو
Africa/Mbabane SZ مباباني
Africa/Mogadishu SO مقديشيو
Africa/Monrovia LR مونروفيا
Africa/Nairobi KE نيروبي
Africa/Ndjamena TD نجامينا
Africa/Niamey NE نيامي
Africa/Nouakchott MR نواكشوط
Africa/Ouagadougou BF واغادوغو
Africa/Porto-Novo BJ بورتو نوفو
Africa/Sao_Tome ST ساو تومي
Africa/Tripoli LY طرابلس
Africa/Tunis TN تونس
Africa/Windhoek NA ويندهوك
America/Adak US أداك
America/Anchorage US أنشوراج
America/Anguilla AI أنغويلا
America/Antigua AG أنتيغوا
America/Araguaina BR أروجوانيا
America/Argentina/Buenos_Aires AR بوينوس أيرس
America/Argentina/Catamarca AR كاتاماركا
America/Argentina/Cordoba AR كوردوبا
America/Argentina/Jujuy AR جوجو
America/Argentina/La_Rioja AR لا ريوجا
America/Argentina/Mendoza AR ميندوزا
America/Argentina/Rio_Gallegos AR ريو جالييوس
America/Argentina/Salta AR سالطا
America/Argentina/San_Juan AR سان خوان
America/Argentina/San_Luis AR سان لويس
America/Argentina/Tucuman AR تاكمان
America/Argentina/Ushuaia AR أشوا
America/Aruba AW أروبا
America/Asuncion PY أسونسيون
America/Atikokan CA كورال هاربر
America/Bahia BR باهيا
America/Bahia_Banderas MX باهيا بانديراس
America/Barbados BB بربادوس
America/Belem BR بلم
America/Belize BZ بليز
America/Blanc-Sablon CA بلانك-سابلون
America/Boa_Vista BR باو فيستا
America/Bogota CO بوغوتا
America/Boise US بويس
America/Buenos_Aires AR بوينوس أيرس
America/Cambridge_Bay CA كامبرديج باي
America/Campo_Grande BR كومبو جراند
America/Cancun MX كانكون
America/Caracas VE كاراكاس
America/Catamarca AR كاتاماركا
America/Cayenne GF كايين
America/Cayman KY كايمان
America/Chicago US شيكاغو
America/Chihuahua MX تشيواوا
America/Ciudad_Juarez MX سيوداد خواريز
America/Coral_Harbour CA كورال هاربر
America/Cordoba AR كوردوبا
America/Costa_Rica CR كوستاريكا
America/Coyhaique CL كويهايكي
America/Creston CA كريستون
America/Cuiaba BR كيابا
America/Curacao CW كوراساو
America/Danmarkshavn GL دانمرك شافن
America/Dawson CA داوسان
America/Dawson_Creek CA داوسن كريك
America/Denver US دنفر
America/Detroit US ديترويت
America/Dominica DM دومينيكا
America/Edmonton CA ايدمونتون
America/Eirunepe BR ايرونبي
America/El_Salvador SV السلفادور
America/Fort_Nelson CA فورت نيلسون
America/Fortaleza BR فورتاليزا
America/Glace_Bay CA جلاس باي
America/Godthab GL غودثاب
America/Goose_Bay CA جوس باي
America/Grand_Turk TC غراند ترك
America/Grenada GD غرينادا
America/Guadeloupe GP غوادلوب
America/Guatemala GT غواتيمالا
America/Guayaquil EC غواياكويل
America/Guyana GY غيانا
America/Halifax CA هاليفاكس
America/Havana CU هافانا
America/Hermosillo MX هيرموسيلو
America/Indiana/Indianapolis US إنديانابوليس
America/Indiana/Knox US كونكس
America/Indiana/Marengo US مارنجو
America/Indiana/Petersburg US بيترسبرغ
America/Indiana/Tell_City US مدينة تل، إنديانا
America/Indiana/Vevay US فيفاي
America/Indiana/Vincennes US فينسينس
America/Indiana/Winamac US ويناماك
America/Indianapolis US إنديانابوليس
America/Inuvik CA اينوفيك
America/Iqaluit CA اكويلت
America/Jamaica JM جامايكا
America/Jujuy AR جوجو
America/Juneau US جوني
America/Kentucky/Louisville US لويس فيل
America/Kentucky/Monticello US مونتيسيلو
America/Kralendijk BQ كرالنديك
America/La_Paz BO لا باز
America/Lima PE ليما
America/Los_Angeles US لوس انجلوس
America/Louisville US لويس فيل
America/Lower_Princes SX حي الأمير السفلي
America/Maceio BR ماشيو
America/Managua NI ماناغوا
America/Manaus BR ماناوس
America/Marigot MF ماريغوت
America/Martinique MQ المارتينيك
America/Matamoros MX ماتاموروس
America/Mazatlan MX مازاتلان
America/Mendoza AR ميندوزا
America/Menominee US مينوميني
America/Merida MX ميريدا
America/Metlakatla US ميتلاكاتلا
America/Mexico_City MX مكسيكو سيتي
America/Miquelon PM مكويلون
America/Moncton CA وينكتون
America/Monterrey MX مونتيري
America/Montevideo UY مونتفيديو
America/Montserrat MS مونتسيرات
America/Nassau BS ناسو
America/New_York US نيويورك
America/Nome US نوم
America/Noronha BR نوروناه
America/North_Dakota/Beulah US بيولا، داكوتا الشمالية
America/North_Dakota/Center US سنتر
America/North_Dakota/New_Salem US نيو ساليم
America/Nuuk GL غودثاب
America/Ojinaga MX أوجيناجا
America/Panama PA بنما
America/Paramaribo SR باراماريبو
America/Phoenix US فينكس
America/Port-au-Prince HT بورت أو برنس
America/Port_of_Spain TT بورت أوف سبين
America/Porto_Velho BR بورتو فيلو
America/Puerto_Rico PR بورتوريكو
America/Punta_Arenas CL بونتا أريناز
America/Rankin_Inlet CA رانكن انلت
America/Recife BR ريسيف
America/Regina CA ريجينا
America/Resolute CA ريزولوت
America/Rio_Branco BR ريوبرانكو
America/Santarem BR سانتاريم
America/Santiago CL سانتياغو
America/Santo_Domingo DO سانتو دومينغو
America/Sao_Paulo BR ساو باولو
America/Scoresbysund GL سكورسبيسند
America/Sitka US سيتكا
America/St_Barthelemy BL سانت بارتيليمي
America/St_Johns CA سانت جونس
America/St_Kitts KN سانت كيتس
America/St_Lucia LC سانت لوشيا
America/St_Thomas VI سانت توماس
America/St_Vincent VC سانت فنسنت
America/Swift_Current CA سوفت كارنت
America/Tegucigalpa HN تيغوسيغالبا
America/Thule GL ثيل
America/Tijuana MX تيخوانا
America/Toronto CA تورونتو
America/Tortola VG تورتولا
America/Vancouver CA فانكوفر
America/Whitehorse CA وايت هورس
America/Winnipeg CA وينيبيج
America/Yakutat US ياكوتات
Antarctica/Casey AQ كاساي
Antarctica/Davis AQ دافيز
Antarctica/DumontDUrville AQ دي مونت دو روفيل
Antarctica/Macquarie AU ماكواري
Antarctica/Mawson AQ ماوسون
Antarctica/McMurdo AQ ماك موردو
Antarctica/Palmer AQ بالمير
Antarctica/Rothera AQ روثيرا
Antarctica/Syowa AQ سايووا
Antarctica/Troll AQ ترول
Antarctica/Vostok AQ فوستوك
Arctic/Longyearbyen SJ لونجيربين
Asia/Aden YE عدن
Asia/Almaty KZ ألماتي
Asia/Amman JO عمّان
Asia/Anadyr RU أندير
Asia/Aqtau KZ أكتاو
Asia/Aqtobe KZ أكتوب
Asia/Ashgabat TM عشق آباد
Asia/Atyrau KZ أتيراو
Asia/Baghdad IQ بغداد
Asia/Bahrain BH البحرين
Asia/Baku AZ باكو
Asia/Bangkok TH بانكوك
Asia/Barnaul RU بارناول
Asia/Beirut LB بيروت
Asia/Bishkek KG بشكيك
Asia/Brunei BN بروناي
Asia/Calcutta IN كالكتا
Asia/Chita RU تشيتا
Asia/Colombo LK كولومبو
Asia/Damascus SY دمشق
Asia/Dhaka BD دكا
Asia/Dili TL ديلي
Asia/Dubai AE دبي
Asia/Dushanbe TJ دوشانبي
Asia/Famagusta CY فاماغوستا
Asia/Gaza PS غزة
Asia/Hebron PS الخليل
Asia/Ho_Chi_Minh VN مدينة هو تشي منه
Asia/Hong_Kong HK هونغ كونغ
Asia/Hovd MN هوفد
Asia/Irkutsk RU ايركيتسك
Asia/Jakarta ID جاكرتا
Asia/Jayapura ID جايابيورا
Asia/Jerusalem IL القدس
Asia/Kabul AF كابول
Asia/Kamchatka RU كامتشاتكا
Asia/Karachi PK كراتشي
Asia/Kathmandu NP كاتماندو
Asia/Katmandu NP كاتماندو
Asia/Khandyga RU خانديجا
Asia/Kolkata IN كالكتا
Asia/Krasnoyarsk RU كراسنويارسك
Asia/Kuala_Lumpur MY كوالا لامبور
Asia/Kuching MY كوتشينغ
Asia/Kuwait KW الكويت
Asia/Macau MO ماكاو
Asia/Magadan RU مجادن
Asia/Makassar ID ماكاسار
Asia/Manila PH مانيلا
Asia/Muscat OM مسقط
Asia/Nicosia CY نيقوسيا
Asia/Novokuznetsk RU نوفوكوزنتسك
Asia/Novosibirsk RU نوفوسبيرسك
Asia/Omsk RU أومسك
Asia/Oral KZ أورال
Asia/Phnom_Penh KH بنوم بنه
Asia/Pontianak ID بونتيانك
Asia/Pyongyang KP بيونغ يانغ
Asia/Qatar QA قطر
Asia/Qostanay KZ قوستاناي
Asia/Qyzylorda KZ كيزيلوردا
Asia/Rangoon MM رانغون
Asia/Riyadh SA الرياض
Asia/Saigon VN مدينة هو تشي منه
Asia/Sakhalin RU سكالين
Asia/Samarkand UZ سمرقند
Asia/Seoul KR سول
Asia/Shanghai CN شنغهاي
Asia/Singapore SG سنغافورة
Asia/Srednekolymsk RU سريدنكوليمسك
Asia/Taipei TW تايبيه
Asia/Tashkent UZ طشقند
Asia/Tbilisi GE تبليسي
Asia/Tehran IR طهران
Asia/Thimphu BT تيمفو
Asia/Tokyo JP طوكيو
Asia/Tomsk RU تومسك
Asia/Ulaanbaatar MN آلانباتار
Asia/Urumqi CN أرومكي
Asia/Ust-Nera RU أوست نيرا
Asia/Vientiane LA فيانتيان
Asia/Vladivostok RU فلاديفوستك
Asia/Yakutsk RU ياكتسك
Asia/Yangon MM رانغون
Asia/Yekaterinburg RU يكاترنبيرج
Asia/Yerevan AM يريفان
Atlantic/Azores PT أزورس
Atlantic/Bermuda BM برمودا
Atlantic/Canary ES كناري
Atlantic/Cape_Verde CV الرأس الأخضر
Atlantic/Faeroe FO فارو
Atlantic/Faroe FO فارو
Atlantic/Madeira PT ماديرا
Atlantic/Reykjavik IS ريكيافيك
Atlantic/South_Georgia GS جورجيا الجنوبية
Atlantic/St_Helena SH سانت هيلينا
Atlantic/Stanley FK استانلي
Australia/Adelaide AU أديليد
Australia/Brisbane AU بريزبن
Australia/Broken_Hill AU بروكن هيل
Australia/Darwin AU داروين
Australia/Eucla AU أوكلا
Australia/Hobart AU هوبارت
Australia/Lindeman AU ليندمان
Australia/Lord_Howe AU لورد هاو
Australia/Melbourne AU ميلبورن
Australia/Perth AU برثا
Australia/Sydney AU سيدني
Europe/Amsterdam NL أمستردام
Europe/Andorra AD أندورا
Europe/Astrakhan RU أستراخان
Europe/Athens GR أثينا
Europe/Belgrade RS بلغراد
Europe/Berlin DE برلين
Europe/Bratislava SK براتيسلافا
Europe/Brussels BE بروكسل
Europe/Bucharest RO بوخارست
Europe/Budapest HU بودابست
Europe/Busingen DE بوسنغن
Europe/Chisinau MD تشيسيناو
Europe/Copenhagen DK كوبنهاغن
Europe/Dublin IE دبلن
Europe/Gibraltar GI جبل طارق
Europe/Guernsey GG غيرنزي
Europe/Helsinki FI هلسنكي
Europe/Isle_of_Man IM جزيرة مان
Europe/Istanbul TR إسطنبول
Europe/Jersey JE جيرسي
Europe/Kaliningrad RU كالينجراد
Europe/Kiev UA كييف
Europe/Kirov RU كيروف
Europe/Kyiv UA كييف
Europe/Lisbon PT لشبونة
Europe/Ljubljana SI ليوبليانا
Europe/London GB لندن
Europe/Luxembourg LU لوكسمبورغ
Europe/Madrid ES مدريد
Europe/Malta MT مالطة
Europe/Mariehamn AX ماريهامن
Europe/Minsk BY مينسك
Europe/Monaco MC موناكو
Europe/Moscow RU موسكو
Europe/Oslo NO أوسلو
Europe/Paris FR باريس
Europe/Podgorica ME بودغوريكا
Europe/Prague CZ براغ
Europe/Riga LV ريغا
Europe/Rome IT روما
Europe/Samara RU سامارا
Europe/San_Marino SM سان مارينو
Europe/Sarajevo BA سراييفو
Europe/Saratov RU ساراتوف
Europe/Simferopol UA سيمفروبول
Europe/Skopje MK سكوبي
Europe/Sofia BG صوفيا
Europe/Stockholm SE ستوكهولم
Europe/Tallinn EE تالين
Europe/Tirane AL تيرانا
Europe/Ulyanovsk RU أوليانوفسك
Europe/Vaduz LI فادوز
Europe/Vatican VA الفاتيكان
Europe/Vienna AT فيينا
Europe/Vilnius LT فيلنيوس
Europe/Volgograd RU فولوجراد
Europe/Warsaw PL وارسو
Europe/Zagreb HR زغرب
Europe/Zurich CH زيورخ
Indian/Antananarivo MG أنتاناناريفو
Indian/Chagos IO تشاغوس
Indian/Christmas CX كريسماس
Indian/Cocos CC كوكوس
Indian/Comoro KM جزر القمر
Indian/Kerguelen TF كيرغويلين
Indian/Mahe SC ماهي
Indian/Maldives MV المالديف
Indian/Mauritius MU موريشيوس
Indian/Mayotte YT مايوت
Indian/Reunion RE ريونيون
Pacific/Apia WS أبيا
Pacific/Auckland NZ أوكلاند
Pacific/Bougainville PG بوغانفيل
Pacific/Chatham NZ تشاثام
Pacific/Chuuk FM ترك
Pacific/Easter CL استر
Pacific/Efate VU إيفات
Pacific/Enderbury KI اندربيرج
Pacific/Fakaofo TK فاكاوفو
Pacific/Fiji FJ فيجي
Pacific/Funafuti TV فونافوتي
Pacific/Galapagos EC جلاباجوس
Pacific/Gambier PF جامبير
Pacific/Guadalcanal SB غوادالكانال
Pacific/Guam GU غوام
Pacific/Honolulu US هونولولو
Pacific/Kanton KI كانتون
Pacific/Kiritimati KI كيريتي ماتي
Pacific/Kosrae FM كوسرا
Pacific/Kwajalein MH كواجالين
Pacific/Majuro MH ماجورو
Pacific/Marquesas PF ماركيساس
Pacific/Midway UM ميدواي
Pacific/Nauru NR ناورو
Pacific/Niue NU نيوي
Pacific/Norfolk NF نورفولك
Pacific/Noumea NC نوميا
Pacific/Pago_Pago AS باغو باغو
Pacific/Palau PW بالاو
Pacific/Pitcairn PN بيتكيرن
Pacific/Pohnpei FM باناب
Pacific/Ponape FM باناب
Pacific/Port_Moresby PG بور مورسبي
Pacific/Rarotonga CK راروتونغا
Pacific/Saipan MP سايبان
Pacific/Tahiti PF تاهيتي
Pacific/Tarawa KI تاراوا
Pacific/Tongatapu TO تونغاتابو
Pacific/Truk FM ترك
Pacific/Wake UM واك
Pacific/Wallis WF واليس
`;

export interface ZoneRow {
  zone: string;
  /** ISO 3166. */
  country: string;
  arabicCity: string;
}

export const zoneRows: readonly ZoneRow[] = text
  .trim()
  .split('\n')
  .map((line) => {
    const [zone = '', country = '', ...city] = line.split(' ');
    return { zone, country, arabicCity: city.join(' ') };
  });
