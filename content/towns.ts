export interface Town {
  name: string;
  county: string;
  latitude: number;
  longitude: number;
}

/** Of each county the first is its centre. In degrees, to about a kilometre. */
const listed = `
  Kristiansand|Agder|58.146|7.996
  Arendal|Agder|58.461|8.772
  Grimstad|Agder|58.340|8.593
  Mandal|Agder|58.029|7.461
  Farsund|Agder|58.095|6.803
  Flekkefjord|Agder|58.297|6.661
  Lillesand|Agder|58.249|8.378
  Risør|Agder|58.721|9.234
  Tvedestrand|Agder|58.622|8.931
  Lyngdal|Agder|58.138|7.070
  Evje|Agder|58.588|7.810
  Vennesla|Agder|58.269|7.972
  Asker|Akershus|59.833|10.435
  Bærum|Akershus|59.890|10.527
  Lillestrøm|Akershus|59.956|11.050
  Jessheim|Akershus|60.142|11.175
  Ski|Akershus|59.719|10.836
  Ås|Akershus|59.661|10.793
  Drøbak|Akershus|59.663|10.630
  Nesodden|Akershus|59.850|10.660
  Eidsvoll|Akershus|60.330|11.260
  Nittedal|Akershus|60.060|10.870
  Lørenskog|Akershus|59.899|10.964
  Aurskog|Akershus|59.920|11.440
  Vestby|Akershus|59.604|10.747
  Drammen|Buskerud|59.744|10.204
  Kongsberg|Buskerud|59.669|9.650
  Hønefoss|Buskerud|60.168|10.257
  Ål|Buskerud|60.630|8.562
  Geilo|Buskerud|60.534|8.206
  Gol|Buskerud|60.701|8.945
  Modum|Buskerud|59.953|9.985
  Hokksund|Buskerud|59.771|9.910
  Mjøndalen|Buskerud|59.749|10.012
  Nesbyen|Buskerud|60.568|9.104
  Hemsedal|Buskerud|60.863|8.552
  Alta|Finnmark|69.968|23.271
  Hammerfest|Finnmark|70.663|23.682
  Vadsø|Finnmark|70.074|29.749
  Kirkenes|Finnmark|69.727|30.045
  Karasjok|Finnmark|69.472|25.512
  Kautokeino|Finnmark|69.012|23.041
  Honningsvåg|Finnmark|70.982|25.970
  Lakselv|Finnmark|70.051|24.972
  Hamar|Innlandet|60.795|11.068
  Lillehammer|Innlandet|61.115|10.466
  Gjøvik|Innlandet|60.796|10.692
  Elverum|Innlandet|60.882|11.562
  Kongsvinger|Innlandet|60.190|11.998
  Fagernes|Innlandet|60.986|9.235
  Toten|Innlandet|60.660|10.790
  Otta|Innlandet|61.772|9.539
  Dombås|Innlandet|62.074|9.121
  Tynset|Innlandet|62.276|10.782
  Trysil|Innlandet|61.315|12.264
  Ringebu|Innlandet|61.529|10.140
  Lom|Innlandet|61.838|8.567
  Brumunddal|Innlandet|60.881|10.940
  Hadeland|Innlandet|60.360|10.560
  Ålesund|Møre og Romsdal|62.472|6.155
  Molde|Møre og Romsdal|62.737|7.160
  Kristiansund|Møre og Romsdal|63.111|7.728
  Ørsta|Møre og Romsdal|62.200|6.131
  Volda|Møre og Romsdal|62.147|6.071
  Ulsteinvik|Møre og Romsdal|62.343|5.850
  Sunndalsøra|Møre og Romsdal|62.675|8.562
  Åndalsnes|Møre og Romsdal|62.567|7.687
  Geiranger|Møre og Romsdal|62.101|7.206
  Stranda|Møre og Romsdal|62.308|6.945
  Surnadal|Møre og Romsdal|62.972|8.710
  Bodø|Nordland|67.280|14.405
  Narvik|Nordland|68.438|17.427
  Mo i Rana|Nordland|66.313|14.142
  Svolvær|Nordland|68.234|14.568
  Leknes|Nordland|68.148|13.609
  Sortland|Nordland|68.695|15.412
  Mosjøen|Nordland|65.837|13.191
  Brønnøysund|Nordland|65.474|12.212
  Sandnessjøen|Nordland|66.021|12.631
  Fauske|Nordland|67.259|15.392
  Stokmarknes|Nordland|68.565|14.907
  Oslo|Oslo|59.913|10.752
  Stavanger|Rogaland|58.970|5.733
  Sandnes|Rogaland|58.852|5.735
  Haugesund|Rogaland|59.414|5.268
  Egersund|Rogaland|58.451|6.000
  Bryne|Rogaland|58.735|5.647
  Jørpeland|Rogaland|59.022|6.041
  Karmøy|Rogaland|59.283|5.306
  Sauda|Rogaland|59.649|6.353
  Sola|Rogaland|58.888|5.653
  Skien|Telemark|59.209|9.609
  Porsgrunn|Telemark|59.140|9.656
  Notodden|Telemark|59.559|9.259
  Seljord|Telemark|59.484|8.631
  Rjukan|Telemark|59.879|8.594
  Bø|Telemark|59.412|9.069
  Kragerø|Telemark|58.869|9.411
  Dalen|Telemark|59.445|8.004
  Vinje|Telemark|59.570|7.990
  Tromsø|Troms|69.649|18.956
  Harstad|Troms|68.798|16.541
  Finnsnes|Troms|69.231|17.979
  Bardufoss|Troms|69.060|18.540
  Skjervøy|Troms|70.033|20.970
  Storslett|Troms|69.769|21.030
  Trondheim|Trøndelag|63.430|10.395
  Steinkjer|Trøndelag|64.015|11.495
  Levanger|Trøndelag|63.746|11.300
  Stjørdal|Trøndelag|63.469|10.917
  Verdal|Trøndelag|63.792|11.482
  Namsos|Trøndelag|64.466|11.495
  Røros|Trøndelag|62.575|11.384
  Oppdal|Trøndelag|62.594|9.692
  Orkanger|Trøndelag|63.300|9.850
  Frøya|Trøndelag|63.720|8.770
  Rørvik|Trøndelag|64.862|11.238
  Tønsberg|Vestfold|59.267|10.408
  Sandefjord|Vestfold|59.131|10.217
  Larvik|Vestfold|59.053|10.035
  Horten|Vestfold|59.417|10.484
  Holmestrand|Vestfold|59.489|10.314
  Stavern|Vestfold|58.999|10.033
  Færder|Vestfold|59.220|10.410
  Bergen|Vestland|60.393|5.324
  Voss|Vestland|60.629|6.414
  Førde|Vestland|61.452|5.857
  Florø|Vestland|61.600|5.033
  Sogndal|Vestland|61.230|7.101
  Luster|Vestland|61.420|7.350
  Odda|Vestland|60.069|6.546
  Stord|Vestland|59.780|5.500
  Stryn|Vestland|61.905|6.718
  Lofthus|Vestland|60.324|6.661
  Øystese|Vestland|60.384|6.200
  Nordfjordeid|Vestland|61.911|5.990
  Flåm|Vestland|60.863|7.114
  Lærdal|Vestland|61.098|7.480
  Askøy|Vestland|60.400|5.190
  Knarvik|Vestland|60.547|5.285
  Norheimsund|Vestland|60.371|6.145
  Moss|Østfold|59.434|10.659
  Fredrikstad|Østfold|59.218|10.930
  Sarpsborg|Østfold|59.284|11.110
  Halden|Østfold|59.122|11.388
  Askim|Østfold|59.583|11.162
  Mysen|Østfold|59.553|11.326
  Råde|Østfold|59.350|10.850
  Rakkestad|Østfold|59.424|11.345
`;

export const towns: readonly Town[] = listed
  .trim()
  .split("\n")
  .map((line) => {
    const [name = "", county = "", latitude, longitude] = line.trim().split("|");
    return { name, county, latitude: Number(latitude), longitude: Number(longitude) };
  });

/** In the order of the list, which is the alphabet's. */
export const counties: readonly string[] = [...new Set(towns.map(({ county }) => county))];

const byName = new Map(towns.map((town) => [town.name.toLowerCase(), town]));

export function findTown(name: string): Town | undefined {
  return byName.get(name.slice(0, 40).trim().toLowerCase());
}

/** Returns the town itself, for one that is not listed the centre of its county. */
export function nearestListedTown(place: { town: string; county: string }): Town | undefined {
  const town = findTown(place.town);
  if (town?.county === place.county) return town;
  return towns.find(({ county }) => county === place.county);
}

const earthRadiusKm = 6371;

export function distanceKm(from: Town, to: Town): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [fromLatitude, toLatitude] = [radians(from.latitude), radians(to.latitude)];
  const north = Math.sin((toLatitude - fromLatitude) / 2);
  const east = Math.sin(radians(to.longitude - from.longitude) / 2);
  const chord = north ** 2 + Math.cos(fromLatitude) * Math.cos(toLatitude) * east ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(chord));
}

export function townsWithin(from: Town, km: number): Town[] {
  return towns.filter((town) => distanceKm(from, town) <= km);
}
