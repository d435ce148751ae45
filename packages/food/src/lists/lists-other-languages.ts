/**
 * Lists as French, German, Arabic, Malay, Indonesian and Turkish packs print them, some in two languages:
 * id | verdicts | because | contains | may contain | vegetarian vegan | list
 */
export const otherLists = String.raw`
# French
fr-baguette | halal | | wheat | | yes yes | Farine de blé, eau, levure, sel.
fr-pain-mie-e471 | doubtful | e471 | wheat | milk, soy | maybe maybe | Farine de BLÉ 61 %, eau, sucre, huile de colza, levure, sel, gluten de BLÉ, émulsifiant : E471, conservateur : propionate de calcium. Peut contenir des traces de LAIT et de SOJA.
fr-croissant | halal | | wheat, milk, egg | almond | yes no | Farine de blé, beurre 23 % (lait), eau, sucre, levure, œufs, sel. Peut contenir : amandes.
fr-quiche-lorraine | haram | lardons | milk, egg, wheat | | no no | Crème fraîche (lait), œufs, farine de blé, lardons 16 % (poitrine de porc, eau, sel), eau, beurre, sel.
fr-sable-lecithine | halal | | wheat, milk, soy | any nuts | yes no | Farine de blé 55%, sucre, beurre (lait), émulsifiant : lécithine de soja, sel. Traces éventuelles de fruits à coque.
fr-bonbons-gelatine-porc | haram | gélatine de porc | | | no no | Sirop de glucose, sucre, gélatine de porc, dextrose, acidifiant : acide citrique, agent d'enrobage : cire de carnauba.
fr-bonbons-gelatine | doubtful | gélatine | | | no no | sirop de glucose (blé), sucre, eau, gélatine, acide citrique, colorants : E100, E133
fr-bonbons-pectine | halal | | | | yes yes | Sucre, sirop de glucose, gélifiant : pectines, acidifiants : E330, E296, concentré de carotte.
fr-bonbons-boeuf-halal | halal | | | | no no | Sucre, sirop de glucose, gélatine de bœuf halal, acide citrique, huile de coco.
fr-bonbons-carmin | haram, maliki doubtful | carmins | | | no no | Sucre, amidon modifié, colorant : carmins, acide citrique
fr-guimauve-bovine | doubtful | gélatine bovine | milk | | no no | Sirop de glucose, sucre, chocolat au lait (sucre, beurre de cacao, lait en poudre, pâte de cacao), gélatine bovine, eau.
fr-chocolat-noir | halal | | soy | milk, hazelnut | yes yes | Pâte de cacao, sucre, beurre de cacao, émulsifiant (lécithine de soja). Peut contenir lait, noisettes.
fr-chocolat-liqueur | haram | kirsch | | | yes yes | Pâte de cacao, sucre, cerises 20 %, kirsch 8 %, beurre de cacao
fr-pate-tartiner | halal | | hazelnut, milk, soy | | yes no | Sucre, huile de palme, noisettes 13 %, cacao maigre 7,4 %, lait écrémé en poudre 6,6 %, émulsifiants : lécithines (soja), vanilline.
fr-yaourt-fraise | halal | | milk | | yes no | Lait entier, sucre, fraises 9 %, amidon de maïs, ferments lactiques.
fr-yaourt-cochenille | haram, maliki doubtful | e120 | milk | | no no | Lait écrémé, framboises 10 %, sucre, colorant : E120, ferments lactiques (lait)
fr-mousse-gelatine | doubtful | gélatine | milk | | no no | Lait demi-écrémé, crème (lait), sucre, chocolat en poudre, gélatine, amidon.
fr-comte | doubtful, hanafi halal | présure animale | milk | | no no | Lait cru de vache, sel, ferments lactiques, présure animale.
fr-fromage-microbien | halal | | milk | | yes no | Lait de vache pasteurisé, sel, ferments, présure microbienne.
fr-glace-rhum-raisin | haram | rhum | milk | egg | yes no | Lait, crème, sucre, raisins secs 9 %, rhum 4 %, stabilisant : gomme de guar. Peut contenir œufs.
fr-sorbet-cassis | halal | | | | yes yes | Eau, purée de cassis (30 %), sucre, sirop de glucose, stabilisants : pectine, gomme de caroube.
fr-jambon-blanc | haram | jambon de porc | | | no no | Jambon de porc, sel, bouillon de légumes (eau, carotte, oignon), dextrose, conservateur : nitrite de sodium
fr-jambon-dinde | doubtful | dinde | | | no no | Filet de dinde 85 %, eau, sel, dextrose, stabilisant : E451, E250
fr-boudin-noir | haram | boudin noir | | | no no | Boudin noir (sang de porc, gras de porc, oignons, sel, poivre).
fr-saucisses-volaille-halal | halal | | | | no no | Viande de poulet halal 80 %, eau, amidon de pomme de terre, sel, épices.
fr-cordon-bleu | haram | jambon | wheat, milk | egg | no no | Viande de dinde 45%, jambon 10% (porc, sel), fromage fondu (lait), farine de blé, chapelure (farine de blé, sel, levure), huile de tournesol. Peut contenir œufs.
fr-cassoulet-canard | haram | saindoux | | | no no | Haricots blancs, eau, confit de canard 15 %, saindoux, concentré de tomates, sel
fr-boeuf-bourguignon | haram | vin rouge | wheat, celery, sulphites | | no no | Viande de bœuf 35 %, vin rouge 20 % (sulfites), carottes, oignons, farine de blé, céleri, sel.
fr-soupe-poisson | halal | | fish, celery | crustacean | no no | Eau, poissons 30 % (merlan, congre), tomate, oignon, céleri, huile d'olive, sel, safran. Peut contenir crevettes.
fr-moules | haram | vin blanc | mollusc, sulphites | | no no | Moules 60 %, vin blanc, échalotes, persil
fr-escargots-bourgogne | haram, maliki doubtful | escargots | mollusc, milk | | no no | Escargots 50 %, beurre (lait), persil, ail, sel.
fr-cuisses-grenouille | haram, maliki doubtful | cuisses de grenouille | | | no no | Cuisses de grenouille surgelées
fr-cheval | doubtful, hanafi haram, maliki haram | viande de cheval | | | no no | Viande de cheval 100%.
fr-vinaigrette | halal, shafii doubtful, hanbali doubtful | vinaigre de vin | mustard | | yes yes | Huile de colza 45 %, vinaigre de vin, eau, moutarde (eau, graines de moutarde, vinaigre d'alcool, sel), sel
fr-moutarde | halal | | mustard | | yes yes | Eau, graines de MOUTARDE, vinaigre d'alcool, sel, acide citrique.
fr-mayonnaise | halal | | egg, mustard | | yes no | Huile de colza 77 %, jaune d'œuf 7 %, eau, moutarde, vinaigre d'alcool, sel
fr-ketchup | halal | | | | yes yes | Tomates (70 %), sucre, vinaigre d'alcool, sel, oignon.
fr-arome | doubtful | arômes | | | maybe maybe | Eau gazéifiée, sucre, acide citrique, arômes.
fr-sirop-grenadine | halal | | | | yes yes | Sucre, eau, jus concentré de sureau et de cassis, acidifiant : acide citrique.
fr-boisson-soja | halal | | soy | | yes yes | Eau, graines de soja (8,7 %), sucre, phosphate de calcium, sel de mer, gomme gellane. Sans lactose, sans gluten.
fr-cereales-miel | halal | | wheat, barley | milk, peanut | yes no | Farine de blé complet, sucre, miel 5 %, extrait de malt d'orge, sel, fer. Fabriqué dans un atelier qui utilise lait, arachides.
fr-chips | halal | | | | yes yes | Pommes de terre, huile de tournesol et/ou de colza, sel
fr-taboule | halal | | wheat | celery | yes yes | Semoule de blé dur 40%, tomates, eau, concombre, jus de citron, huile d'olive, menthe, sel. Traces possibles de céleri.
fr-inconnu | unknown | zorveline | | | unknown unknown | Eau, sucre, zorveline, acide citrique.
fr-sans-porc | doubtful | bœuf | | | no no | Bœuf 90 %, eau, sel, épices. Sans porc, sans gélatine.
# German
de-weizenbrot | halal | | wheat, rye | sesame | yes yes | Weizenmehl, Wasser, Roggenmehl, Hefe, Speisesalz, Rapsöl. Kann Spuren von Sesam enthalten.
de-vollkornbrot | halal | | rye | | yes yes | Roggenvollkornschrot 58%, Wasser, Speisesalz, Hefe
de-toast-e472e | doubtful | e472e | wheat | milk, soy | maybe maybe | WEIZENMEHL, Wasser, Zucker, Sonnenblumenöl, Hefe, Salz, Emulgator: E472e, Säureregulator: Natriumacetate. Kann MILCH und SOJA enthalten.
de-brezel-schmalz | haram | schweineschmalz | wheat, barley | | no no | Weizenmehl, Wasser, Schweineschmalz, Gerstenmalz, Hefe, Salz
de-butterkeks | halal | | wheat, milk | egg, hazelnut | yes no | Weizenmehl, Zucker, Butter (Milch) 12%, Magermilchpulver, Backtriebmittel (Natriumhydrogencarbonat), Salz. Kann Spuren von Ei und Haselnüssen enthalten.
de-stollen-rum | haram | rum | wheat, milk, almond | | yes no | Weizenmehl, Rosinen 20%, Butter, Zucker, Mandeln, Rum 2%, Hefe, Salz
de-lebkuchen | halal | | wheat, almond, hazelnut | milk | yes no | Zucker, Weizenmehl, Honig 12%, Mandeln, Haselnüsse, Gewürze, Backtriebmittel: Ammoniumcarbonate. Kann Milch enthalten.
de-gummibaeren | doubtful | gelatine | | | no no | Glukosesirup; Zucker; Gelatine; Dextrose; Säuerungsmittel: Citronensäure; Überzugsmittel: Carnaubawachs.
de-gummibaeren-schwein | haram | schweinegelatine | | | no no | Glukosesirup, Zucker, Schweinegelatine, Citronensäure, Apfelsaftkonzentrat.
de-gummi-rind-halal | halal | | | | no no | Glukosesirup, Zucker, Rindergelatine (halal), Citronensäure
de-gummi-rind | doubtful | rindergelatine | | | no no | Glukosesirup, Zucker, Rindergelatine, Säuerungsmittel (Äpfelsäure)
de-fruchtgummi-pektin | halal | | | | yes yes | Zucker, Glukosesirup, Wasser, Geliermittel: Pektine; Säuerungsmittel: Citronensäure, Färbende Lebensmittel (Karotte, Spirulina).
de-karmin-bonbon | haram, maliki doubtful | echtes karmin | | | no no | Zucker, Glukosesirup, Farbstoff: Echtes Karmin, Citronensäure
de-schellack-dragee | doubtful, hanafi halal, shafii halal | schellack | milk, almond, soy | | no no | Vollmilchschokolade (Zucker, Vollmilchpulver, Kakaobutter, Kakaomasse, Emulgator: Sojalecithin), Mandeln 30%, Überzugsmittel: Schellack.
de-zartbitter | halal | | soy | milk, any nuts | yes yes | Kakaomasse, Zucker, Kakaobutter, Emulgator: Sojalecithine. Kann Milch und Schalenfrüchte enthalten.
de-weinbrandbohnen | haram | weinbrand | milk | | yes no | Zucker, Kakaomasse, Weinbrand 10%, Kakaobutter, Glukosesirup, Butterreinfett
de-nuss-nougat | halal | | hazelnut, milk, soy | | maybe no | Zucker, Palmöl, Haselnüsse 13%, Magermilchpulver, fettarmer Kakao, Süßmolkenpulver, Emulgator Lecithine (Soja), Vanillin
de-erdbeerjoghurt | halal | | milk | | yes no | Joghurt mild (Milch) 78%, Zucker, Erdbeeren 10%, Maisstärke, Rote-Bete-Saftkonzentrat.
de-joghurt-gelatine | doubtful | speisegelatine | milk | | no no | Magermilchjoghurt, Zucker, Kirschen 8%, Speisegelatine, Sahne
de-quarkspeise | halal | | milk | | maybe no | Speisequark (Milch), Zucker, Sahne, Pfirsiche 12%, modifizierte Stärke
de-gouda-mikrobiell | halal | | milk | | yes no | Pasteurisierte Milch, Speisesalz, mikrobielles Lab, Käsereikulturen.
de-bergkaese-kaelberlab | doubtful, hanafi halal | kälberlab | milk | | no no | Rohmilch, Speisesalz, Kälberlab
de-vanilleeis-e471 | doubtful | mono- und diglyceride von speisefettsäuren | milk | | maybe no | Magermilch, Sahne, Zucker, Glukosesirup, Emulgator: Mono- und Diglyceride von Speisefettsäuren, Verdickungsmittel: Guarkernmehl, gemahlene Vanilleschoten.
de-margarine | halal | | | | yes yes | Pflanzliche Öle und Fette (Palm, Raps), Wasser, Speisesalz, Emulgator: Sonnenblumenlecithin, Säuerungsmittel: Citronensäure, Farbstoff: Carotine.
de-salami | haram | schweinefleisch | | | no no | Schweinefleisch, Speck, Nitritpökelsalz (Speisesalz, Konservierungsstoff: Natriumnitrit), Dextrose, Gewürze, Antioxidationsmittel: Natriumascorbat, Buchenholzrauch
de-putenbrust | doubtful | putenbrust | | | no no | Putenbrustfilet 92%, Trinkwasser, Speisesalz, Dextrose, Konservierungsstoff: Natriumnitrit.
de-rinderwurst-halal | halal | | mustard | | no no | Rindfleisch (halal) 85%, Wasser, Salz, Gewürze (Senf), Stabilisator: Diphosphate
de-leberwurst | haram | leberwurst | | | no no | Kalbsleberwurst
de-blutwurst | haram | schweineblut | | | no no | Schweineblut 40%, Schwarten, Speck, Speisesalz, Gewürze
de-huehnersuppe | doubtful | hühnerfleisch | wheat, egg, celery | milk | no no | Wasser, Nudeln (Hartweizengrieß, Ei), Hühnerfleisch 8%, Karotten, Sellerie, Salz. Kann Milch enthalten.
de-gemuesebruehe | halal | | celery | | yes yes | Speisesalz, Maisstärke, Zucker, Zwiebeln, Karotten, Sellerie, Sonnenblumenöl, Liebstöckel, Kurkuma
de-bruehe-rinderfett | doubtful | rinderfett | celery | | no no | Salz, Rinderfett, Zucker, Stärke, Sellerie, Petersilie
de-senf | halal | | mustard | | yes yes | Wasser, Senfsaat, Branntweinessig, Zucker, Salz, Gewürze
de-gurken | halal | | mustard | | yes yes | Gurken, Wasser, Branntweinessig, Zucker, Salz, Senfkörner, Dill.
de-weinessig-dressing | halal, shafii doubtful, hanbali doubtful | weinessig | mustard | | yes yes | Rapsöl, Weinessig, Wasser, Zucker, Senf (Wasser, Senfsaat, Branntweinessig, Salz), Kräuter
de-jaegersosse | haram | weißwein | milk, wheat, sulphites | | yes no | Wasser, Champignons 20%, Sahne, Weißwein, Weizenmehl, Zwiebeln, Salz.
de-fischstaebchen | halal | | fish, wheat | milk, mustard | no no | 65% Alaska-Seelachsfilet (Fisch), Weizenmehl, Rapsöl, Wasser, Kartoffelstärke, Salz, Paprika, Hefe. Kann Spuren von Milch und Senf enthalten.
de-krabben | halal, hanafi doubtful | nordseegarnelen | crustacean | | no no | Nordseegarnelen, Speisesalz, Konservierungsstoff: Benzoesäure
de-chips-rauch | halal | | | | yes yes | Kartoffeln, Sonnenblumenöl, Salz, Paprikapulver, Zwiebelpulver, Raucharoma
de-aroma | doubtful | natürliches aroma | | | maybe maybe | Wasser, Zucker, Kohlensäure, Citronensäure, natürliches Aroma.
de-apfelschorle | halal | | | | yes yes | Apfelsaft 60%, natürliches Mineralwasser, Kohlensäure
de-bier-alkoholfrei | doubtful | alkoholfreies bier | barley | | yes yes | Alkoholfreies Bier (Wasser, Gerstenmalz, Hopfen)
de-sojadrink | halal | | soy | | yes yes | Wasser, Sojabohnen 8%, Calciumcarbonat, Meersalz. Ohne Zuckerzusatz, laktosefrei.
de-lcystein | doubtful | l-cystein | wheat | | maybe maybe | Weizenmehl, Wasser, Hefe, Speisesalz, Mehlbehandlungsmittel: L-Cystein
de-unbekannt | unknown | quastinpulver | | | unknown unknown | Zucker, Quastinpulver, Speisesalz, Maisstärke.
de-zeilen | doubtful | gelatine | milk | | no no | Zutaten:\nMagermilch\nZucker\nGelatine\nStärke
# Arabic
ar-khubz | halal | | wheat | | yes yes | المكونات: دقيق القمح، ماء، خميرة، سكر، ملح.
ar-toast-471 | doubtful | 471 | wheat | milk, sesame | maybe maybe | دقيق قمح، ماء، سكر، زيت نباتي، خميرة، ملح، مستحلب (E471)، مادة حافظة (E282). قد يحتوي على حليب وسمسم.
ar-biskwit | halal | | wheat, milk, soy | peanut | yes no | دقيق القمح، سكر، زيت النخيل، حليب بودرة، ليسيثين الصويا، ملح، بيكربونات الصوديوم. قد يحتوي على فول سوداني.
ar-kaak-samn | halal | | wheat, milk, sesame | | yes no | طحين القمح، سمن، سكر، سمسم، خميرة، ماء
ar-maamoul | halal | | wheat, milk, pistachio | any nuts | yes no | سميد، زبدة (حليب)، تمر، سكر، فستق حلبي 8٪، ماء الورد. قد يحتوي على مكسرات أخرى.
ar-hummus | halal | | sesame | | yes yes | حمص ٦٠٪، طحينة (سمسم)، عصير ليمون، ملح، ثوم.
ar-ful | halal | | | | yes yes | فول، ماء، ملح
ar-halawa | halal | | sesame, pistachio | | yes yes | طحينة 50%، سكر، شراب الجلوكوز، فستق، حمض الستريك
ar-jelly-gelatin | doubtful | جيلاتين | | | no no | سكر، جيلاتين، حمض الستريك، لون (E129).
ar-jelly-baqari | doubtful | جيلاتين بقري | | | no no | سكر، شراب الجلوكوز، جيلاتين بقري، ماء، حمض الستريك
ar-jelly-baqari-halal | halal | | | | no no | سكر، شراب الجلوكوز، جيلاتين بقري حلال، حمض الستريك، نكهة الفراولة.
ar-jelly-khinzir | haram | جيلاتين خنزير | | | no no | سكر، شراب الجلوكوز، جيلاتين خنزير، حمض الستريك
ar-marshmallow-samak | halal | | fish | | no no | سكر، شراب الجلوكوز، جيلاتين السمك، ماء، نشا الذرة
ar-pectin | halal | | | | yes yes | سكر، شراب الجلوكوز، بكتين، حمض الستريك، عصير التفاح المركز
ar-karmin | haram, maliki doubtful | كارمين | milk | | no no | زبادي، سكر، فراولة، لون: كارمين
ar-laban | halal | | milk | | yes no | حليب بقري مبستر، بادئ اللبن.
ar-jibn | halal | | milk | | maybe no | جبن أبيض، ملح، ماء
ar-jibn-minfaha | doubtful, hanafi halal | منفحة | milk | | maybe no | حليب، ملح، منفحة.
ar-jibn-microbial | halal | | milk | | yes no | حليب بقري، ملح، كلوريد الكالسيوم، منفحة ميكروبية
ar-hot-dog | doubtful | لحم بقري | | | no no | لحم بقري 70٪، ماء، نشا، ملح، بهارات، نتريت الصوديوم (E250).
ar-burger-halal | halal | | soy | | no no | لحم بقري حلال 85%، ماء، بروتين الصويا، ملح، فلفل أسود، بصل
ar-dajaj-nuggets | doubtful | دجاج | wheat | egg | no no | دجاج 55%، دقيق القمح، ماء، زيت نباتي، ملح، ثوم. قد يحتوي على بيض.
ar-tuna | halal | | fish | | no no | سمك التونة، زيت دوار الشمس، ملح.
ar-rubyan | halal, hanafi doubtful | روبيان | crustacean | | no no | روبيان مجمد، ماء، ملح
ar-kalamari | halal, hanafi haram | كاليماري | mollusc | | no no | كاليماري، زيت نباتي، ملح
ar-nabidh-sauce | haram | نبيذ أبيض | milk, sulphites | | yes no | ماء، كريمة، نبيذ أبيض، فطر، ملح
ar-kohul | haram | كحول | | | yes yes | ماء، سكر، كحول، مستخلص الفانيليا
ar-mayonnaise | halal | | egg, mustard | | yes no | زيت الصويا المكرر، بيض، ماء، خل، سكر، ملح، خردل.
ar-ketchup | halal | | | | yes yes | معجون الطماطم، ماء، سكر، خل، ملح، نشا معدل (E1422)، بهارات
ar-mukaab-dajaj | doubtful | دهن دجاج | celery | | no no | ملح، غلوتامات أحادية الصوديوم، زيت النخيل، دهن دجاج، نشا الذرة، بصل، كرفس، كركم.
ar-asir | halal | | | | yes yes | ماء، عصير برتقال مركز، سكر، حمض الستريك (E330)، فيتامين سي، بيتا كاروتين
ar-malt | halal | | barley | | yes yes | ماء، سكر، شعير مملت، حمض الستريك، ثاني أكسيد الكربون
ar-nakha-tabiiya | doubtful | نكهات طبيعية | | | maybe maybe | ماء مكربن، سكر، حمض الستريك، نكهات طبيعية.
ar-glycerides | doubtful | أحادي وثنائي جليسريدات | wheat | | maybe maybe | دقيق القمح، سكر، سمن نباتي، أحادي وثنائي جليسريدات الأحماض الدهنية، ملح
ar-chocolate | halal | | milk, soy | hazelnut, almond | yes no | سكر، حليب مجفف كامل الدسم، زبدة الكاكاو، عجينة الكاكاو، مستحلب (ليسيثين الصويا). قد يحتوي على آثار من البندق واللوز.
ar-chips | halal | | | | yes yes | بطاطس، زيت نباتي (نخيل)، ملح.
ar-dibs | halal | | | | yes yes | دبس الرمان (عصير رمان 100٪)
ar-khall-bila-kohul | halal | | | | yes yes | خل طبيعي، ماء. خالي من الكحول.
ar-shahm-khinzir | haram | شحم خنزير | wheat | | no no | دقيق القمح، شحم خنزير، ماء، ملح
ar-majhul | unknown | زورفلين | | | unknown unknown | سكر، ماء، زورفلين، حمض الستريك
# Malay and Indonesian
ms-roti | halal | | wheat | milk | yes yes | Tepung gandum, air, gula, minyak sawit, yis, garam. Mungkin mengandungi susu.
ms-roti-471 | doubtful | 471 | wheat, soy | | maybe maybe | Tepung gandum, air, gula, lelemak sayuran, yis, garam, tepung soya, pengemulsi (471), pengawet (282).
ms-biskut-mentega | halal | | wheat, milk | egg, peanut | yes no | Tepung gandum, gula, mentega (susu) 15%, susu tepung, agen penaik (500), garam. Mungkin mengandungi telur dan kacang tanah.
ms-mi-segera-ayam | doubtful | serbuk ayam | wheat, soy | | no no | Tepung gandum, minyak sawit, garam, gula, serbuk ayam 2%, serbuk kicap (kacang soya, gandum, garam), serbuk bawang, penambah perisa (621).
ms-kicap | halal | | soy, wheat | | yes yes | Air, gula, garam, kacang soya, gandum, pengawet (211).
ms-sos-cili | halal | | | | yes yes | Cili, gula, air, cuka, garam, bawang putih, kanji jagung terubahsuai, asid asetik.
ms-sos-tiram | halal, hanafi haram | ekstrak tiram | mollusc | | no no | Air, gula, garam, ekstrak tiram 3%, kanji jagung, karamel (150c)
ms-belacan | halal, hanafi doubtful | udang | crustacean | | no no | Udang geragau 85%, garam
ms-keropok-ikan | halal | | fish | | no no | Ikan 45%, kanji sagu, garam, gula, minyak sawit
ms-sambal-bilis | halal | | fish, peanut | | no no | Ikan bilis 30%, kacang tanah, cili kering, bawang, minyak sawit, gula, asam jawa, garam.
ms-rendang-halal | halal | | | | no no | Daging lembu halal 55%, santan, cili, serai, lengkuas, bawang merah, kerisik, garam
ms-satay-ayam | doubtful | daging ayam | peanut | | no no | Daging ayam 70%, gula, kacang tanah, serai, kunyit, garam
ms-burger-lembu | doubtful | daging lembu | soy, wheat | | no no | Daging lembu 65%, air, protein soya, tepung gandum, garam, lada.
ms-babi | haram | daging babi | soy | | no no | Daging babi, kicap (air, kacang soya, garam), gula, rempah
ms-gula-gula-gelatin | doubtful | gelatin | | | no no | Gula, sirap glukosa, gelatin, asid sitrik, pewarna (102, 133).
ms-gula-gula-gelatin-lembu-halal | halal | | | | no no | Gula, sirap glukosa, gelatin lembu (halal), asid sitrik
ms-agar | halal | | | | yes yes | Air, gula, agar-agar, santan, daun pandan.
ms-ais-krim | doubtful | 471 | milk | | maybe no | Air, gula, susu tepung skim, lemak sayuran, sirap glukosa, pengemulsi (471), penstabil (412, 466).
ms-susu-pekat | halal | | milk | | yes no | Gula, pepejal susu, minyak sawit, air, vitamin B1
ms-kopi-3-dalam-1 | halal | | milk | | yes no | Gula, krimer bukan tenusu (sirap glukosa, minyak isirung sawit, kaseinat natrium (susu), dikalium fosfat), kopi segera 10%
ms-coklat | halal | | milk, soy | any nuts | yes no | Gula, mentega koko, susu tepung, jisim koko, lesitin soya. Mungkin mengandungi kekacang pokok.
ms-arak | haram | wain | sulphites | | yes yes | Tomato, bawang, wain merah, garam, minyak zaitun
id-mi-instan | unknown | pengatur keasaman | wheat | | unknown unknown | Komposisi: tepung terigu, minyak nabati, tepung tapioka, garam, pengatur keasaman, bawang putih bubuk, cabai bubuk.
id-kecap-manis | halal | | soy, wheat | | yes yes | Gula merah, air, kedelai, gandum, garam, pengawet natrium benzoat
id-kerupuk-udang | halal, hanafi doubtful | udang | crustacean | | no no | Tepung tapioka, udang (20%), garam, gula, bawang putih
id-sambal-terasi | halal, hanafi doubtful | terasi | crustacean | | no no | Cabai merah, bawang merah, tomat, gula, minyak kelapa sawit, terasi (udang), garam
id-bakso-sapi | doubtful | daging sapi | | | no no | Daging sapi 60%, tepung tapioka, bawang putih, garam, lada
id-sosis-ayam-halal | halal | | soy | | no no | Daging ayam halal, air, minyak nabati, protein kedelai, pati tapioka, garam, selongsong selulosa.
id-tempe | halal | | soy | | yes yes | Kedelai, ragi tempe.
id-permen-gelatin-babi | haram | gelatin babi | | | no no | Gula, sirup glukosa, gelatin babi, asam sitrat
id-yogurt-karmin | haram, maliki doubtful | karmin | milk | | no no | Susu segar, gula, stroberi 5%, pektin, pewarna karmin, kultur yogurt
id-keju | halal | | milk | | maybe no | Keju cheddar (susu), air, garam, natrium sitrat
id-perisa-alami | doubtful | perisa alami | | | maybe maybe | Air, gula, asam sitrat, perisa alami, pewarna karamel.
id-teh | halal | | | | yes yes | Air, gula, daun teh melati (1%).
id-biskuit-mungkin | halal | | wheat, milk, soy | egg, peanut | yes no | Tepung terigu, gula, minyak kelapa sawit, susu bubuk, garam, lesitin kedelai. Dapat mengandung kacang tanah, telur.
ms-tidak-dikenali | unknown | brimtosa | | | unknown unknown | Air, gula, brimtosa, garam
# Turkish
tr-ekmek | halal | | wheat | sesame | yes yes | Buğday unu, su, maya, tuz. Susam içerebilir.
tr-tost-e471 | doubtful | e471 | wheat | milk, soy | maybe maybe | Buğday unu, su, şeker, ayçiçek yağı, maya, tuz, emülgatör (E471), koruyucu (kalsiyum propiyonat). Eser miktarda süt ve soya içerebilir.
tr-simit | halal | | wheat, sesame | | yes yes | Buğday unu, susam %12, su, pekmez, maya, tuz
tr-biskuvi | halal | | wheat, milk, soy | hazelnut, egg | yes no | Buğday unu, şeker, bitkisel yağ (palm), yağsız süt tozu, emülgatör (soya lesitini), kabartıcı (sodyum bikarbonat), tuz. Eser miktarda fındık, yumurta içerebilir.
tr-gofret-lesitin | halal | | wheat, hazelnut | | maybe maybe | Buğday unu, şeker, palm yağı, fındık %10, kakao, lesitin, tuz
tr-lokum | halal | | pistachio | | yes yes | Şeker, su, mısır nişastası, Antep fıstığı %15, sitrik asit.
tr-jelibon-jelatin | doubtful | jelatin | | | no no | Glikoz şurubu, şeker, jelatin, sitrik asit, renklendirici (E100).
tr-jelibon-sigir | doubtful | sığır jelatini | | | no no | Glikoz şurubu, şeker, su, sığır jelatini, asitlik düzenleyici (sitrik asit), parlatıcı (karnauba mumu)
tr-jelibon-sigir-helal | halal | | | | no no | Şeker, glikoz şurubu, helal sığır jelatini, sitrik asit, renklendirici (E163)
tr-jelibon-domuz | haram | domuz jelatini | | | no no | Şeker, glikoz şurubu, domuz jelatini, sitrik asit
tr-karmin | haram, maliki doubtful | karmin | milk | | no no | Yoğurt (süt), şeker, çilek, renklendirici: karmin
tr-cikolata | halal | | milk, soy | hazelnut, pistachio | yes no | Şeker, kakao yağı, kakao kitlesi, tam yağlı süt tozu, emülgatör (soya lesitini), vanilin. Fındık ve Antep fıstığı içerebilir.
tr-cikolata-likor | haram | likör | milk | | yes no | Şeker, kakao kitlesi, kakao yağı, süt tozu, likör %5
tr-findik-kremasi | halal | | hazelnut, milk, soy | | maybe no | Şeker, bitkisel yağ (palm, ayçiçek), fındık %13, kakao, yağsız süt tozu, peynir altı suyu tozu (süt), emülgatör: soya lesitini
tr-helva | halal | | sesame | | yes yes | Tahin (susam) %52, şeker, çöven ekstraktı, sitrik asit
tr-beyaz-peynir | doubtful, hanafi halal | peynir mayası | milk | | maybe no | Pastörize inek sütü, tuz, peynir mayası, kalsiyum klorür.
tr-kasar-mikrobiyel | halal | | milk | | yes no | İnek sütü, tuz, starter kültür, mikrobiyel peynir mayası.
tr-ayran | halal | | milk | | yes no | Yoğurt (inek sütü), su, tuz
tr-dondurma | doubtful | yağ asitlerinin mono ve digliseritleri | milk | | maybe no | Süt, şeker, krema (süt), glikoz şurubu, emülgatör (yağ asitlerinin mono ve digliseritleri), stabilizör (guar gam), salep
tr-sucuk | doubtful | dana eti | | | no no | Dana eti, dana yağı, sarımsak, tuz, kimyon, kırmızı biber, koruyucu (sodyum nitrit)
tr-sucuk-helal | halal | | | | no no | Helal dana eti %92, tuz, sarımsak, baharat, karabiber
tr-sosis-tavuk | doubtful | tavuk eti | soy | | no no | Tavuk eti %65, su, bitkisel yağ, soya proteini, nişasta, tuz, baharat
tr-domuz-salam | haram | domuz eti | | | no no | Domuz eti, tuz, baharat, koruyucu (E250).
tr-et-suyu-bulyon | doubtful | sığır eti özütü | celery | | no no | Tuz, palm yağı, nişasta, şeker, sığır eti özütü, kereviz, maydanoz, karabiber
tr-mercimek-corbasi | halal | | wheat | celery | yes yes | Kırmızı mercimek %60, buğday unu, tuz, soğan tozu, nane, kırmızı biber. Kereviz içerebilir.
tr-tarhana | halal | | wheat, milk | | yes no | Buğday unu, yoğurt (süt), domates, soğan, biber, tuz, maya
tr-manti | doubtful | dana kıyma | wheat, egg | | no no | Buğday unu, su, dana kıyma %25, soğan, yumurta, tuz, karabiber.
tr-ton | halal | | fish | | no no | Ton balığı, ayçiçek yağı, su, tuz
tr-karides | halal, hanafi doubtful | karides | crustacean | | no no | Karides %98, tuz
tr-kalamar | halal, hanafi haram | kalamar | mollusc, wheat | | no no | Kalamar %60, buğday unu, ayçiçek yağı, su, tuz
tr-midye | halal, hanafi haram | midye | mollusc | | no no | Midye, pirinç, soğan, zeytinyağı, baharat, tuz
tr-mayonez | halal | | egg, mustard | | yes no | Ayçiçek yağı, su, yumurta sarısı, sirke, şeker, tuz, hardal.
tr-tursu | halal | | | | yes yes | Salatalık, su, sirke, tuz, sarımsak, sitrik asit, sodyum benzoat
tr-salgam | halal | | | | yes yes | Su, siyah havuç, şalgam, tuz
tr-kola-aroma | doubtful | aroma vericiler | | | maybe maybe | Su, şeker, karbondioksit, renklendirici (E150d), fosforik asit, aroma vericiler, kafein.
tr-nar-eksisi | halal | | | | yes yes | Nar suyu konsantresi %60, glikoz şurubu, su, sitrik asit, karamel (E150d)
tr-sarap-sosu | haram | kırmızı şarap | sulphites | | yes yes | Domates, soğan, kırmızı şarap, zeytinyağı, tuz.
tr-alkolsuz | halal | | | | yes yes | Su, portakal suyu, şeker, sitrik asit. Alkol içermez. Domuz katkısı yoktur.
tr-tavuk-glutensiz | doubtful | tavuk göğsü | | | no no | Tavuk göğsü %80, mısır unu, su, tuz. Gluten içermez.
tr-bilinmeyen | unknown | zorvelin | | | unknown unknown | Su, şeker, zorvelin, limon tuzu
# Two languages on one pack
mix-en-fr | doubtful | gelatin | | | no no | Sugar/sucre, glucose syrup/sirop de glucose, gelatin/gélatine, citric acid/acide citrique.
mix-en-ar | halal | | wheat, milk | | yes no | Wheat flour, sugar, butter (milk), salt. دقيق القمح، سكر، زبدة، ملح.
mix-de-fr-haram | haram | schweinefleisch, viande de porc | | | no no | Schweinefleisch 90%, Speisesalz, Gewürze / Viande de porc 90%, sel, épices
mix-ms-en | halal | | soy, wheat | | yes yes | Kicap (soy sauce) [air (water), kacang soya (soybeans), gandum (wheat), garam (salt)], gula (sugar).
mix-tr-de | doubtful | e471 | wheat | milk | maybe maybe | Buğday unu (Weizenmehl), şeker (Zucker), bitkisel yağ (Pflanzenöl), emülgatör E471, tuz (Salz). Kann Milch enthalten.
mix-en-ms-traces | halal | | soy | peanut | yes yes | Soybeans, water, calcium sulphate. May contain / Mungkin mengandungi: peanuts, kacang tanah.
# Longer lists, French
fr-brioche-longue | doubtful | e471, arômes | wheat, egg, milk | any nuts | maybe no | Farine de BLÉ 53%, sucre, ŒUFS frais 11%, beurre 8% (LAIT), eau, levure, huile de tournesol, sel, émulsifiants (E471, E481), LAIT écrémé en poudre, arômes, gluten de BLÉ, colorant (caroténoïdes). Peut contenir des traces de fruits à coque.
fr-cookies-chocolat | halal | | wheat, milk, soy, egg | almond, hazelnut | yes no | Farine de blé, pépites de chocolat 25 % (sucre, pâte de cacao, beurre de cacao, émulsifiant : lécithines (soja)), sucre, beurre pâtissier (lait), œufs, poudres à lever : carbonates de sodium, carbonates d'ammonium, sel. Peut contenir : amandes, noisettes.
fr-lasagnes | haram | vin blanc | wheat, egg, milk, celery, sulphites | | no no | Pâtes précuites 25% (eau, semoule de blé dur, œufs), eau, viande de bœuf origine France 16%, pulpe de tomates, carottes, lait écrémé en poudre, emmental (lait), oignons, vin blanc, crème fraîche, céleri, huile d'olive, sel, ail, laurier.
fr-pizza-jambon | haram | jambon supérieur | wheat, milk | | no no | Farine de blé 40 %, purée de tomates, eau, mozzarella 13 % (lait), jambon supérieur 10 % (jambon de porc, sel, dextrose, conservateur : nitrite de sodium), champignons 6 %, huile de colza, levure, sel, origan.
fr-soupe-deshydratee | doubtful | arômes | celery, milk, wheat | egg, mustard, soy | maybe no | Légumes 46 % (pomme de terre, carotte, poireau, céleri), amidon de maïs, farine de blé, sel, crème en poudre (lait), sucre, arômes, curcuma. Peut contenir : œuf, moutarde, soja.
fr-bouillon-volaille | doubtful | graisse de volaille, arômes | celery | | no no | Sel, graisse de volaille 12%, amidon, sucre, arômes, oignon, viande de poulet 1%, céleri, curcuma, persil
fr-saucisson | haram | viande de porc, porc | milk | | no no | Viande de porc 90 %, gras de porc, sel, lactose (lait), dextrose, poivre, ail, conservateur : nitrate de potassium, boyau naturel de porc
fr-merguez-halal | halal | | mustard | | no no | Viande de bœuf halal 90 %, eau, sel, piment, épices (dont moutarde), antioxydant : ascorbate de sodium
fr-pate-foie-porto | haram | porto | egg, milk | | no no | Foie de canard 45 %, eau, œufs, lait, porto 3 %, sel, sucre, poivre
fr-foie-gras-armagnac | haram | armagnac | | | no no | Foie gras de canard, sel, armagnac, poivre, sucre
fr-fondue | haram | vin blanc, kirsch | milk, sulphites | | maybe no | Fromages 60 % (emmental, gruyère) (lait), vin blanc (sulfites), amidon de pomme de terre, kirsch 2 %, acide citrique
fr-crepes-grand-marnier | haram | grand marnier | wheat, egg, milk | | yes no | Farine de blé, lait, œufs, sucre, beurre, Grand Marnier 2 %, sel.
fr-baba-rhum | haram | rhum | wheat, egg, milk | | yes no | Sirop 60 % (eau, sucre, rhum 8 %), farine de blé, œufs, beurre, levure, sel
fr-flan-vanille | halal | | milk | | yes no | Lait entier 70 %, sucre, amidon de maïs, vanille, épaississant : carraghénanes.
fr-nougat | halal | | almond, pistachio, egg | milk | yes no | Amandes 30 %, sucre, miel de lavande 18 %, sirop de glucose, pistaches 2 %, blanc d'œuf, vanilline. Traces possibles de lait.
fr-chewing-gum | doubtful | gomme base, glycérol | soy | | maybe maybe | Édulcorants (sorbitol, xylitol, sucralose), gomme base, humectant : glycérol, émulsifiant : lécithine de soja, agent d'enrobage : cire de carnauba
fr-lait-infantile | halal | | milk, fish, soy | | no no | Lait écrémé, lactose (lait), huiles végétales (tournesol, colza), lactosérum (lait), huile de poisson, lécithine de soja, carbonate de calcium, vitamine C, vitamine E, sulfate de zinc, ferments lactiques.
fr-surimi | halal, hanafi doubtful | mollusques | fish, egg, wheat | crustacean, mollusc | no no | Chair de poisson 40 % (colin d'Alaska), eau, amidon de blé, blanc d'œuf, huile de colza, sucre, sel, colorant : paprika. Peut contenir : crustacés, mollusques.
fr-gesiers | doubtful | gésiers de dinde | | | no no | Gésiers de dinde 90 %, graisse de canard, sel
fr-biere | haram | bière | barley | | yes yes | Bière (eau, malt d'orge, houblon, levure)
fr-vin-sans-alcool | haram | vin désalcoolisé | sulphites | | yes yes | Vin désalcoolisé, moût de raisin concentré, conservateur : dioxyde de soufre
fr-vinaigre-cidre | halal | | | | yes yes | Vinaigre de cidre 5 % d'acidité
# Longer lists, German
de-kekse-lang | doubtful | aroma | wheat, milk, soy | egg, any nuts | maybe no | WEIZENMEHL 52 %, Zucker, Palmöl, Süßmolkenpulver (aus MILCH), Kakaopulver fettarm 4 %, Glukosesirup, Weizenstärke, Emulgator Lecithine (SOJA), Backtriebmittel (Natriumcarbonate, Ammoniumcarbonate), Salz, Aroma. Kann Spuren von EI und SCHALENFRÜCHTEN enthalten.
de-pizza-salami | haram | schweinefleisch | wheat, milk | mustard | no no | WEIZENMEHL, Wasser, 15 % Tomatenmark, 14 % Käse (MILCH), 12 % Salami (Schweinefleisch, Speck, Speisesalz, Dextrose, Gewürze, Konservierungsstoff Natriumnitrit, Rauch), Rapsöl, Hefe, Speisesalz, Oregano. Kann SENF enthalten.
de-pizza-rindersalami | doubtful | rindfleisch | wheat, milk | | no no | Weizenmehl, Wasser, Tomatenmark, Mozzarella (Milch) 13 %, Rindersalami 11 % (Rindfleisch, Rinderfett, Speisesalz, Gewürze, Dextrose, Konservierungsstoff: E250), Sonnenblumenöl, Hefe, Salz
de-maultaschen | haram | schweinefleisch, speck | wheat, egg | milk | no no | Hartweizengrieß, Schweinefleisch 15 %, Wasser, Eier, Paniermehl (Weizenmehl, Speisesalz, Hefe), Spinat, Speck 4 %, Zwiebeln, Petersilie, Salz, Muskat. Kann Milch enthalten.
de-koenigsberger | haram | schweinefleisch, weißwein | milk, egg, wheat, sulphites | | no no | Fleischklößchen 40 % (Rindfleisch, Schweinefleisch, Paniermehl (Weizenmehl, Salz), Ei), Wasser, Sahne, Kapern, Weißwein, Weizenmehl, Salz, Zitronensaft
de-haribo-art | doubtful | gelatine, aroma | | | no no | Glukosesirup; Zucker; Gelatine; Dextrose; Fruchtsaft aus Fruchtsaftkonzentrat: Apfel, Erdbeere, Himbeere, Orange; Säuerungsmittel: Citronensäure; Frucht- und Pflanzenkonzentrate: Färberdistel, Spirulina, Apfel; Aroma; Überzugsmittel: Bienenwachs weiß und gelb, Carnaubawachs.
de-lakritz | doubtful | gelatine | wheat | | no no | Zuckerrübensirup, Glukosesirup, WEIZENMEHL, Süßholzextrakt 3 %, Gelatine, Ammoniumchlorid, Palmöl
de-puddingpulver | halal | | | milk | yes yes | Maisstärke, Kakaopulver 20 %, Speisesalz, Vanillin. Kann Spuren von Milch enthalten.
de-tortenguss | halal | | | | yes yes | Geliermittel: Carrageen, Johannisbrotkernmehl; Säuerungsmittel: Citronensäure; Kaliumtartrate, Zucker.
de-goetterspeise | doubtful | speisegelatine | | | no no | Zucker, Speisegelatine, Säuerungsmittel Weinsäure, Farbstoff E141
de-sahnesteif | halal | | | | yes yes | Dextrose, modifizierte Stärke, Trennmittel: Calciumphosphate
de-schokoriegel | halal | | milk, soy, peanut, egg | hazelnut, almond | maybe no | Zucker, ERDNÜSSE 24 %, Glukosesirup, MAGERMILCHPULVER, Kakaobutter, Kakaomasse, Sonnenblumenöl, LAKTOSE (Milch), BUTTERREINFETT, MOLKENERZEUGNIS, Emulgator (SOJALECITHIN), Salz, EIKLARPULVER. Kann enthalten: HASELNÜSSE, MANDELN.
de-huehnerbruehe | doubtful | hühnerfett, aromen | celery | milk, egg | no no | Jodsalz, Hühnerfett 8 %, Maltodextrin, Zucker, Aromen, Hefeextrakt, Zwiebeln, Kurkuma, SELLERIE, Petersilie. Kann MILCH, EI enthalten.
de-fleischsalat | haram | fleischwurst | egg, mustard, celery | | no no | Fleischwurst 40 % (Schweinefleisch, Speck, Trinkwasser, Nitritpökelsalz, Gewürze), Rapsöl, Gurken, Wasser, Eigelb, Branntweinessig, Zucker, Senf, Salz, Sellerie
de-doener-halal | halal | | wheat | | no no | Hähnchenfleisch (halal) 85 %, Wasser, Sonnenblumenöl, Salz, Paniermehl (Weizenmehl, Salz), Gewürze, Knoblauch
de-tofuwurst | halal | | soy, wheat | mustard | yes yes | Tofu 45 % (Wasser, Sojabohnen, Gerinnungsmittel: Magnesiumchlorid), Wasser, Rapsöl, Weizeneiweiß, Kartoffelstärke, Salz, Gewürze. Kann Senf enthalten.
de-kraeuterbutter-wein | haram | cognac | milk | | yes no | Butter 80 % (Milch), Kräuter, Knoblauch, Cognac 1 %, Salz
de-energydrink | doubtful | aroma | | | maybe maybe | Wasser, Saccharose, Glukose, Säuerungsmittel Citronensäure, Kohlensäure, Taurin (0,4 %), Säureregulator Natriumcarbonate, Koffein (0,03 %), Vitamine (Niacin, Pantothensäure, B6, B12), Aroma, Farbstoffe (einfaches Zuckerkulör, Riboflavin).
de-senf-honig | halal | | mustard | | yes no | Wasser, Senfkörner, Zucker, Branntweinessig, Honig 8 %, Salz, Gewürze, Kurkuma
de-haehnchen-nuggets | doubtful | hähnchenbrustfilet | wheat | egg, milk, celery | no no | 53 % Hähnchenbrustfilet, Weizenmehl, Rapsöl, Trinkwasser, Stärke, Salz, Hefe, Paprika. Kann EI, MILCH und SELLERIE enthalten.
de-lachs-geraeuchert | halal | | fish | | no no | Lachs (FISCH) 96 %, Speisesalz, Zucker, Rauch
# Longer lists, Arabic
ar-biskwit-tawil | doubtful | نكهات | wheat, milk, soy | any nuts, sesame | maybe no | المكونات: دقيق القمح (55٪)، سكر، زيت نباتي (نخيل)، شراب الجلوكوز، مسحوق الحليب الخالي من الدسم، مسحوق الكاكاو، مواد رافعة (E500، E503)، ملح، مستحلب (ليسيثين الصويا E322)، نكهات. قد يحتوي على مكسرات وسمسم.
ar-noodles-dajaj | doubtful | مسحوق الدجاج | wheat, soy | egg | no no | دقيق القمح، زيت النخيل، نشا التابيوكا، ملح، سكر، مسحوق الدجاج، مسحوق صلصة الصويا (فول الصويا، قمح، ملح)، مسحوق البصل، معزز نكهة (E621). قد يحتوي على بيض.
ar-jubn-matbukh | halal | | milk | | maybe no | جبن شيدر (حليب)، ماء، زبدة، مسحوق حليب خالي الدسم، أملاح استحلاب (E339، E331)، ملح، مادة حافظة (E202).
ar-labneh | halal | | milk | | yes no | حليب بقري طازج، كريمة، بادئ، ملح
ar-falafel | halal | | sesame | wheat | yes yes | حمص، بصل، بقدونس، كزبرة، سمسم، ثوم، كمون، ملح. تم إنتاجه في مصنع يستخدم القمح.
ar-shawarma-dajaj-halal | halal | | milk | | no no | دجاج حلال 80٪، زبادي، ثوم، عصير ليمون، ملح، بهارات
ar-mortadella-baqar | doubtful | لحم بقري | soy | | no no | لحم بقري 60٪، ماء، نشا، بروتين الصويا، ملح، بهارات، مادة حافظة (E250)
ar-sujuk | doubtful | لحم بقري | | | no no | لحم بقري، دهن بقري، ثوم، ملح، كمون، فلفل أحمر
ar-ice-cream | doubtful | e471 | milk | | maybe no | حليب، سكر، كريمة، شراب الجلوكوز، مستحلب (E471)، مثبتات (E412، E407)
ar-custard | halal | | | | yes yes | نشا الذرة، فانيلين، ملح، لون (E102)
ar-sharab-vimto | halal | | | | yes yes | ماء، سكر، عصير عنب مركز، حمض الستريك، نكهة الفراولة، ألوان (E122، E133)، مادة حافظة (E211)
ar-bira-khalia | doubtful | بيرة خالية من الكحول | barley | | yes yes | بيرة خالية من الكحول (ماء، شعير مملت، حشيشة الدينار)
ar-khal-nabidh | halal, shafii doubtful, hanbali doubtful | خل النبيذ | | | yes yes | خل النبيذ، زيت زيتون، ملح
ar-jelly-nabati | halal | | | | yes yes | سكر، حمض الستريك، كاراجينان (E407)، ألوان (E129)
ar-capsule | doubtful | جيلاتين | fish | | no no | زيت السمك، جيلاتين بقري، جليسرين، ماء
ar-khinzir-mukhtalat | haram | لحم خنزير | | | no no | لحم بقري، لحم خنزير، ملح، بهارات
ar-dhifda | haram, maliki doubtful | ضفادع | | | no no | أفخاذ ضفادع مجمدة، ماء
ar-chocolate-liqueur | haram | ليكور | milk | | yes no | سكر، كتلة الكاكاو، زبدة الكاكاو، حليب مجفف، ليكور 5٪
# Longer lists, Malay and Indonesian
ms-biskut-panjang | doubtful | perisa | wheat, milk, soy | any nuts | maybe no | Tepung gandum, gula, minyak sayuran (kelapa sawit), serbuk koko, sirap glukosa, serbuk susu skim, garam, agen penaik (natrium bikarbonat), pengemulsi (lesitin soya), perisa. Mungkin mengandungi kacang pokok.
ms-mi-kari | halal, hanafi doubtful | serbuk udang | wheat, crustacean, fish | egg, milk | no no | Mi: tepung gandum, minyak sawit, garam. Serbuk perencah (garam, gula, serbuk kari, serbuk udang, serbuk ikan bilis, serbuk cili, serbuk bawang putih). Mungkin mengandungi telur, susu.
ms-sosej-ayam | doubtful | daging ayam | soy, wheat | milk | no no | Daging ayam, air, minyak sayuran, kanji, protein soya, gluten gandum, garam, rempah. Mungkin mengandungi susu.
ms-nuget-ayam-halal | halal | | wheat | | no no | Daging ayam (halal) 55%, tepung gandum, air, minyak sawit, garam, serbuk lada putih.
ms-bebola-ikan | halal | | fish, egg | crustacean | no no | Isi ikan 60%, air, kanji ubi kayu, putih telur, garam, gula. Boleh mengandungi udang.
ms-minuman-malt | halal | | barley, milk | | yes no | Ekstrak malt (barli), gula, susu tepung skim, serbuk koko, minyak sawit, kalsium fosfat, vitamin C
ms-kaya | halal | | egg | | yes no | Gula, telur, santan, daun pandan
ms-coklat-arak | haram | brandi | milk | | yes no | Gula, koko pekat, mentega koko, susu tepung, brandi 4%
ms-agar-agar-gelatin | doubtful | gelatin | milk | | no no | Air, gula, susu, agar-agar, gelatin
ms-krim-tanpa-alkohol | halal | | milk | | yes no | Krim (susu), gula, perisa vanila. Tanpa alkohol, tanpa gelatin.
id-biskuit-panjang | doubtful | perisa alami | wheat, milk | peanut, egg | maybe no | Komposisi: Tepung terigu, gula, minyak nabati (minyak kelapa sawit), susu bubuk skim, pati jagung, garam, pengembang (natrium bikarbonat), perisa alami, pengemulsi lesitin nabati. Mengandung gandum, susu. Diproduksi menggunakan peralatan yang juga memproses kacang tanah dan telur.
id-mi-goreng | doubtful | perisa ayam | wheat, soy | | maybe maybe | Mi: tepung terigu, minyak sawit, garam. Bumbu: garam, gula, bawang putih bubuk, perisa ayam, lada. Kecap manis: gula, air, kedelai, garam.
id-saus-sambal | halal | | | | yes yes | Cabai, air, gula, bawang putih, garam, pati termodifikasi, asam asetat, pengawet natrium benzoat.
id-rendang | doubtful | daging sapi | | | no no | Daging sapi 60%, santan, cabai merah, bawang merah, serai, lengkuas, garam, daun jeruk
id-keju-mikroba | halal | | milk | | yes no | Susu sapi, garam, kultur bakteri, rennet mikroba
id-dendeng-babi | haram | daging babi | soy, fish | | no no | Daging babi 70%, gula, kecap ikan (ikan, garam), kecap asin (kedelai, air, garam), lada
id-minuman-isotonik | halal | | | | yes yes | Air, gula, asam sitrat, natrium sitrat, natrium klorida, kalium klorida, vitamin C
# Longer lists, Turkish
tr-biskuvi-uzun | doubtful | aroma verici | wheat, milk, soy | any nuts, egg, sesame | maybe no | Buğday unu (gluten), şeker, bitkisel yağ (palm), invert şeker şurubu, peyniraltı suyu tozu (süt), kabartıcılar (sodyum hidrojen karbonat, amonyum hidrojen karbonat), tuz, emülgatör (soya lesitini), aroma verici (vanilin). Eser miktarda sert kabuklu meyve, yumurta ve susam içerebilir.
tr-kek-e471 | doubtful | yağ asitlerinin mono- ve digliseritleri, gliserol | wheat, egg, milk | | maybe no | Şeker, buğday unu, yumurta, bitkisel yağ (palm, pamuk), nem verici (gliserol), yağsız süt tozu, emülgatör (yağ asitlerinin mono- ve digliseritleri), kabartıcı (E450, E500), tuz.
tr-cikolatali-gofret | doubtful | e476 | wheat, milk, hazelnut, soy | egg | maybe no | Sütlü çikolata %30 (şeker, kakao yağı, kakao kitlesi, tam yağlı süt tozu, emülgatör (soya lesitini, E476)), buğday unu, şeker, bitkisel yağ (palm), fındık püresi %5, nişasta, tuz. Yumurta içerebilir.
tr-jelibon-uzun | doubtful | sığır jelatini | | | no no | Glikoz şurubu, şeker, sığır jelatini, nem verici (sorbitol), asitliği düzenleyici (sitrik asit), elma suyu konsantresi, renklendirici (kurkumin, antosiyanin), parlatıcı (karnauba mumu, balmumu).
tr-hazir-corba | doubtful | tavuk yağı | wheat, celery | milk, egg | no no | Buğday unu, nişasta, tuz, bitkisel yağ, tavuk yağı, soğan tozu, kereviz, zerdeçal, karabiber. Süt ve yumurta içerebilir.
tr-lahmacun | doubtful | dana kıyma | wheat | | no no | Buğday unu, su, dana kıyma %20, domates, soğan, biber, maydanoz, tuz, maya
tr-pastirma-helal | halal | | | | no no | Helal sığır eti, tuz, çemen otu, kırmızı biber, sarımsak
tr-hindi-fume | doubtful | hindi eti | soy | | no no | Hindi eti %70, su, soya proteini, tuz, dekstroz, stabilizör (E451), koruyucu (E250)
tr-kasar-peyniri | halal | | milk | | maybe no | Kaşar peyniri (inek sütü), tuz
tr-krem-peynir | halal | | milk | | maybe no | Krem peynir (süt), su, tuz, stabilizör (E410)
tr-yogurtlu-icecek-karmin | haram, maliki doubtful | e120 | milk | | no no | Yağsız süt, şeker, çilek püresi, modifiye mısır nişastası, renklendirici (E120), yoğurt kültürü
tr-salep | halal | | milk | | yes no | Süt tozu, şeker, nişasta, salep, tarçın
tr-bira | haram | bira | barley | | yes yes | Bira (su, arpa maltı, şerbetçiotu)
tr-boza | doubtful | boza | wheat, rye, barley | | yes yes | Boza, şeker
tr-sirke-uzum | halal, shafii doubtful, hanbali doubtful | üzüm sirkesi | | | yes yes | Üzüm sirkesi
tr-elma-sirkesi | halal | | | | yes yes | Elma sirkesi
tr-midye-dolma-saraf | haram | beyaz şarap | mollusc, sulphites | | no no | Midye, pirinç, beyaz şarap, soğan, tuz
tr-kapsul | doubtful | jelatin | fish | | no no | Balık yağı, kapsül (jelatin, gliserin, su), E vitamini
tr-bitkisel-kapsul | halal | | | | yes yes | Askorbik asit, bitkisel kapsül (hidroksipropil metil selüloz)
tr-tesis | halal | | wheat | hazelnut, peanut | yes yes | Un, su, tuz. Fındık ve yer fıstığı işlenen tesiste üretilmiştir.
tr-domuz-liste-sonu | haram | domuz yağı | | milk | no no | Şeker, domuz yağı, tuz, eser miktarda süt içerebilir
# Claims
fr-ne-contient | halal | | | | yes yes | Sucre, sel, farine de riz. Ne contient pas de porc.
de-enthaelt-kein | halal | | | | yes yes | Zucker, Salz, Reismehl. Enthält kein Schweinefleisch.
de-ohne-und | halal | | | | yes yes | Zucker, Pektin. Ohne Gelatine und Alkohol.
ar-la-yahtawi | halal | | | | yes yes | سكر، ماء، بكتين. لا يحتوي على خنزير
ms-tidak-mengandung | halal | | | | yes yes | Gula, garam, agar-agar. Tidak mengandungi babi atau alkohol.
de-betrieb | halal | | | peanut | yes yes | Zucker, Salz, Maisstärke. In einem Betrieb hergestellt, der auch Erdnüsse verarbeitet.
de-milcherzeugnis | halal | | milk, egg | fish | yes no | Zucker, Maisstärke. Enthält Milcherzeugnisse, Eierzeugnisse. Kann Fisch enthalten.
fr-so2 | halal, hanafi doubtful | calamars | sulphites | mollusc | yes yes | Abricots secs, anhydride sulfureux. Contient : sulfites. Traces possibles de calamars.
tr-et-alone | doubtful | et | | | no no | Et (%60), su, tuz
tr-un-alone | halal | | wheat | | yes yes | Un, su, tuz, maya
fr-un-melange | halal | | | | yes yes | Sucre, un mélange d'épices, sel et poivre
tr-urunleri | halal | | milk | any nuts | yes no | Şeker, nişasta, süt ürünleri. Kabuklu yemiş içerebilir.
`;
