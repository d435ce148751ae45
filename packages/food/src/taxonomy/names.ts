/**
 * Names that the public taxonomy of Open Food Facts gives to foods and additives of our tables: row | names.
 * Contains information from Open Food Facts, made available under the Open Database License (ODbL) 1.0; see README.md.
 * Made by tools/take-taxonomy.ts; what is written by hand here is lost.
 */
export const taxonomyNames = `
allspice | myrtle pepper, Jamaikapfeffer, piment de jamaïque
anchovy | بلمية, Serdellen
aronia | أرونية, aronie
bacon | باكون, lardoon
baking-powder | عامل نفاشية, agent de levuration, agents de levage
bamboo-shoot | خيزران, bambou, Bambu, Buluh, Rebung buluh, جمار, Lotuswurzel, Lotuswurzeln
barley | flocon d'orge, Perlgerste, Rollgerste
basil | Pokok Selasih
bay-leaf | Akdeniz Defnesi
bean | common bean, فاصولياء شائعة, Gartenbohne, haricot commun, lingots blancs, haricots lingots, haricots blancs lingots, lingots, mungbean, Fava Bohnen, Kara oncet
bean-sprout | Mungobohnensprosse
beef | steers
biscuit | Neapolitan wafer, Neapolitaner-Waffeln
blackberry | Brombeer
blueberry | عنب الأحراج, Heidelbeer, Blaubeer, Preiselbeersaft
bolognese | Ragù alla bolognese
brazil-nut | Paranusskerne
bread | breadmeal, pitta, pitta bread, خبز فرنسي, francala
breadcrumb | Panur
breakfast-cereal | pétale de maïs
broccoli | قنبيط أخضر
brown-sugar | Rohrrohzucker, sucre roux de canne, sucre brut de canne, suc de canne intégral, sucre de canne intégral, sucre complet de canne
buckwheat | كشكاة, Gretschnewaja Kascha, Kacha
butter | Süßrahm-Butter, beurre purifié, beurre anhydre
buttermilk | حليب رائب, حليبب, bas-beurre
cabbage | Kubis Cina, كرنب أجعد, كرنب بروكسل, Kubis brussel, Kubis brussels, Chou de Milan, Milano lahanası
cactus | صبر حقيقي, Echte Aloe, Pokok Lidah Buaya, Tıbbi sarısabır
caffeine | Coffein, Kafeina
canola-oil | Ölrübsenöl, Kolzaöl
capsicum | فلفل إسباني
caraway | كروياء
cardamom | cardamon, cardamone
carnitas | قشرة لحم الخنزير
carrot | Möhrchen
cashew | Kaschunüsse
celery | Daun Saderi, الكرفس اللفتي, Akar saderi
chamomile | camomile
champagne | شامبانيا
cheese | melted cheese, كامامبير, جبنة تشيدر, إمنتال, جبنة غورغونزولا, موتزاريلا, راكليتي
cherry | Sauerkirsch
chicken | Hühnchen, Hühnchenfleisch, poitrine de poulet, filet de poitrine de poulet
chickpea | حمص شائع
chicory | Chikoreewurzel
chilli | rote Chili-Schoten, hot chili peppers, scharfe chilischoten, scharfe Pfefferoni, Paprika scharf, pili pili, فليفلة حريفة
chilli-oil | Organik hidrosol
chocolate | dunkle Schokolade, Zartbitter-Schokolade
cinnamon | canelle
citrus-peel | citrusfaser, Zitrusfruchtfasern, candied orange zest, kandierte Orangenschalen, Orangenschalen confiert
cocoa | Kakao padat, poudre de cacao dégraissé, cacao en poudre dégraissé, cacao sec dégraissé
cocoa-butter | Budidaya kakao
coconut | نارجيل
coconut-oil | coprah, graisse végétale de coprah, huile végétale de coprah
cod | Theragra chalcogramma, Alaska-Pollack, Pollock Alaska, الحدوق, aiglefin, saithe, Lieu Noir, colin lieu, Blauer Seehecht, Hoki de Nouvelle-Zélande, Merlu à longue queue, merling, Wittling, Bakalyaro
coffee | Kaffe Arabica
cognac | Kognak
collagen | Kollajen
condensed-milk | evaporierte Milch, evaporierte Kondensmilch, Dosenmilch, Büchsenmilch, eingedickte Milch, susu kental, Kondense süt, gezuckerte eingedickte Milch
coriander | feuille de coriandre, coriandre en feuille
cottonseed-oil | graines de coton
crab | سرطان, Cancer pagurus, Crabe dormeur, Dormeur, Poupard, Poupart, Crabe-de-lune, Poing-clos, Clos-poing, Ouvet
cranberry | عنبية حادة الخباء
cream | Nidel, Nidle, soured cream, grade a cultured cream, crème acidulée, crème fraîche épaisse
creatine | kreatina, kreatin-monohydrat, mono-hydrate de créatine
culture | milchsauer vergoren, Biogarde-Markenkulturen, culture de bactéries lactiques, Bifido bakterisi, Reifungskulturen
cumin | Kumin
curing-salt | ملح معالج, Sel de nitrite
curry-leaf | Kaffirlimettenblatt, Kaffir limettenblätter, Kaffernlimettenblätter, feuilles de lime kaffir, feuille de lime, feuille de citron vert
dietary-fibre | ألياف النسيج, Nahrungsfasern, fibre de betterave sucrière
e100 | كركومين
e1001 | Acétate de choline, Citrate de choline, Tartrate de choline, Lactate de choline
e101 | phosphate lactoflavina
e102 | Tartrazina
e103 | Jaune chrysoïne, jaune chrysoïne S, Chrysoïne S, Orcanete, crisoine, Chrysoineresorcinol, jaune de résorcinol, T jaune, résorcinol de Chrysoine
e104 | Quinoline Yellow WS
e110 | Sunsetgelb FCF, Jaune soleil FCF, Amarillo crepúsculo, Amarillo ocaso, Zonnegeel FCF, Oranjegeel S, Crelborange S
e1100 | α-amylase
e1101 | Papaïne, Bromélaïne, Ficine, Coupure protéolytique, Endoprotéase, Endopeptidase, Endopeptidases, Enzyme protéolytique, ببتيداز
e1103 | Saccharase, Invertin, أنزيمة الانفرتاز
e1105 | Lysozymhydrochlorid, Muramidase, Hydrochlorure de lysozyme, Lysosyme
e1201 | Polyvidon, Poly vinyl pyrrolidone, polyvidone
e1202 | Cross-linked polyvidone, vernetztes Polyvidon, polyvidone réticulée
e122 | Brillantcarmoisin O, Azorubin S
e124 | Ponceau, rouge ponceau
e127 | Erythrosin B, Calcoid Erythrosine N, Aizen Erythrosine, Pyrosin B, Tetraiodofluorescein, Eosin J, Iodoeosin
e128 | Azogéranine, Azophloxine, Azofloxin, Amidonaphthol red G
e131 | Sulphan Blue, Sky Blue, Patentblau
e132 | Indigocarmin, Indigotin I, Acide indigodisulfonique, Acide indigosulfonique
e133 | Brilliantblau FCF, Erioglaucin A, BB FCF, Atracid Blue FG, Erioglaucine, Eriosky blue, Patent Blue AR, Xylene Blue VSG
e140 | Phéophytine au magnésium
e1401 | Acid-treated modified starch, säurebehandelte modifizierte Stärke
e1405 | enzymatisch modifizierte Stärke
e141 | Kupferkomplexe der Chlorophylle
e142 | Brillantsäuregrün BS, Brillantsäuregrün, Vert acide brillant BS, Vert lissamine
e143 | Solid Green FCF
e1452 | Succinate octenylique aluminique d'amidon
e1503 | Castoröl, Ricinusöl, Ricinenöl, Kastoröl
e1505 | Citronensäuretriethylester, Zitronensäuretriethylester, Triethylzitrat
e150a | Caramelo simple
e150b | Sulfitlaugen-Zuckercouleur, Caramelo cáustico de sulfito
e150c | Caramel Color Ammonia
e150d | Ammoniumsulfit-Zuckerkulör, Ammoniumsulfit-Zuckercouleur
e151 | Naphthol Black, Brilliant Black A, Schwarz PN, noir numéro un, Naphtol black, Brillant Black BN, Brillant Black, Noir brillant, Xylene Black F
e1517 | Glyceroldiacétate
e1518 | glycerin triacetate, Triessigsäureglycerinester, Triacetylglycerin, Triacétate de glycérine
e1519 | Phénylcarbinol, benzèneméthanol, Phenylmethanol
e1520 | α-propylene glycol, methyl ethyl glycol, methylethylene glycol, Monopropylenglycol, Monopropylenglykol, Propylenglycolum, Glycole de propylène
e1521 | Polyethylenoxid, Polyéthylèneglycols, Polyoxyéthylène, Poly oxyde d'éthylène
e153 | Charbon de bois
e160a | Gamma-Carotin, Alpha-Carotin, γ-Carotin, α-Carotin, γ-Carotène, gamma-carotène, Alphacarotene, Α-Carotène, carotenoids, cartenoids, tetraterpenoids, Carotinoide, Karotinoide, Karotenoid, Karotena, bêtacarotène, Beta-Karotena
e160b | roucou, Achote, Orlean, bixa orellana
e160c | Capsanthéine
e160d | Lykopin, Leukopin, Lycopen, Lycopène extrait de Blakeslea trispora
e160e | Beta-Apocarotinal, bêta-apocaroténal
e160f | Beta-Carotinsäureester, Apocarotinester
e161b | Xanthophyll, tagete extract, Gemischte Carotinoide, Lutéines de Tagetes erecta, Extrais de tagetes, xantophylles, Lutéol de légumes
e161c | Cryptoaxanthin, β-cryptoxanthine, Cryptoxanthol, beta-cryptoxanthine
e162 | Betanoin
e163 | أنثوسيان
e170 | calsium carbonat
e171 | ثنائي أكسيد التيتانيوم, Titanweiss, Rutilweiß, Oxyde de titane, bioxyde de titane
e180 | Rubinpigment, Litholrubine, Rubinpigment BK, Fuchsine lithol BK, Latolrubine, Lithol rubin toner BKL, pigment rubis
e200 | Parasorbinsäure, Pentadiencarbonsäure
e209 | Hydroxybenzoate d'hépthyle
e210 | Benzolcarbonsäure, Phenylameisensäure, Benzoat, Benzencarbonsäure
e211 | Antimol
e212 | Kalisalz der Benzencarbonsäure
e214 | ethyl para-hydroxybenzoate
e216 | Propyl para-hydroxybenzoate, ρ-oxybenzoate de propyl sodique, ρ-hydroxybenzoate de propyle sodique, Parahydroxybenzoate de propyle, Para-hydroxybenzoate de propyle
e220 | ثنائي أكسيد الكبريت, bisulfite, disulfites
e221 | Sulfite de soude
e222 | Bisulfite de soude
e223 | Pyrosulfite, Pyrosulfit
e224 | Dikaliumdisulfit, Kaliumpyrosulfit
e231 | Orthophenyl phenol
e233 | benzimidazole
e235 | Pimaracin
e239 | Hexamethylene tetramine, Urotropine, Trockenspiritus, méthénamine, Hexamethylentetraamin
e242 | methoxycarbonyl methyl carbonate, dicarbonic acid dimethyl ester, Velcorin, ثنائي ميثيل ثنائي الكربونات, Acide dicarbonique diméthyle ester, Diméthyle pyrocarbonate, Méthoxycarbonyle méthyle carbonate
e250 | Azotite, Nitrite de soude, Nitrite sodique
e251 | Nitrate de soude
e252 | Kalisalpeter, Nitre, Nitrate de potasse
e263 | Kalziumacetat, Calciumdiacetat
e265 | Acide déhydracétique
e270 | L-Lactat, Hydroxypropansäure, Acide L-lactique, Lactate
e280 | Propanoic acid, Propionate, Ethancarbonsäure, Metacetonsäure, Propionat, Acide propanoïque, Acide a-cétopropionique
e284 | Boracic acid, Orthoboric acid, Orthoborsäure, Borsäuretitration, Trihydrogenborat, Borhydroxid, Borwasser, Acide monoborique, acide orthoborique, Acide boracique, Borate d'hydrogène
e285 | disodium tetraborate
e290 | ثنائي أكسيد الكربون, Acide carbonique, Gaz de l'acide carbonique, neige carbonique
e296 | hydroxybutanedioic acid, Aepfelsäure, Malat, Hydroxybutandisäure, Malate, Hydroxybernsteinsäure
e297 | trans-Butenedioic acid, trans-Butendisäure, Acide trans-butène-dioïque
e300 | Synonyms L-xylo-Ascorbic acid, Askorbinsäure, Ascorbate
e301 | Askorbin
e303 | Diacétate d'ascorbyle
e304 | Palmitinsäureascorbylester, Palmitate de L-ascorbyle
e307 | dl-α-Tocophérol, Alphatocophérol, tocoferol
e308 | Gamme-tocopherol, γ-Tocopherol
e309 | δ-tocophérol
e310 | Propyl ester of gallic acid, Propylester der Gallussäure
e311 | Octyl ester of gallic acid, Octylester der Gallussäure
e312 | Gallate dodécyle, Ester N-dodécylique
e314 | Guaiacum
e315 | Acide D-isoascorbique, acide araboascorbique, acide saccharosonique, eryscorbine, İso-askorbik asit, İso-vitamin C
e319 | Butylhydroxinon, t-BHQ, T-BUTYL HYDROQUINONE, T-BUTYLHYDROQUINONE, Butylhydroquinone, Tert-butyl hydroquinone, Hydroquinone de butyle tertiaire
e320 | Hydroxyanisol butyle
e321 | Butylhydroxytoluen, Butillendirilmiş hidroksi toluen, Butillendirilmiş hidroksitoluen
e326 | Kalumlactat
e330 | Zitrat, Citrate, Citrat
e331 | Dinatriumcitrat
e333 | Citrate de tricalcium
e334 | threaric acid, racemic acid, uvic acid, paratartaric acid, Threarsäure, Dihydroxybernsteinsäure, Acide L-tartrique, Acide d-α, β-dihydroxysuccinique, Acide dextrotartarique, Acide DL-tartrique, Acide DL-tartrique monohydraté, Acide racémique, Acide D-tartrique, Tartrate, Acide mesotartrique, Asam tartarat
e336 | argol, monopotassic tartrate, Kaliumtartrat - einbasig, Tartrate monopotassique, Dipotassium tartrate, dipotassic tartrate, Dikaliumtartrat, Tartrate dipotassique
e337 | Rochellesalz, Seignettesalz, Sel de Seignette
e338 | ortho-Phosphorsäure, Acide monophosphorique, Dihydrogénophosphate, Acide phophorique, Hydrogénophosphate, acidifiant phosphorique
e339 | Monosodium monophosphate, Acid monosodium monophosphate, Monosodium orthophosphate, Monobasic sodium phosphate, مونوسودیوم فوسفات, Disodium monophosphate, Secondary sodium phosphate, Dinatriummonophosphat, sekundäres Natriumphosphat, Monophosphate disodique, phosphate de sodium secondaire, Tribasic sodium phosphate, dreibasiges Natriumphosphat, phosphate de sodium tribasique
e340 | Orthophosphate monopotassique, Orthophosphate dipotassique, Orthophosphate tripotassique, Phosphate de monopotassium, Monobasic potassium phosphate, Monopotassium monophosphate, Monokaliumphosphat, einbasiges Kaliumphosphat, Monokaliummonophosphat, Dipotassium monophosphate, Secondary potassium phosphate, Dipotassium orthophosphate, Dikaliummonophosphat, sekundäres Kaliumphosphat, Dikaliumorthophosphat, Tribasic potassium phosphate, dreibasiges Kaliumphosphat, دیپوتاسیوم فوسفات
e341 | Monobasic calcium phosphate, einbasiges Calciumphosphat, orthophosphate monocalcique, Dibasic calcium phosphate, zweibasiges Calciumphosphat, Phosphate de calcium dibasique, phosphate de tricalcium
e342 | Orthophosphate monoammonié, Orthophosphate diammonié
e343 | Orthophosphates de magnésium, فوسفات المغنسيوم
e350 | malates
e355 | Hexanedioic acid, Hexandisäure, Adipate, Acide hexanedioïque
e363 | Asuccin, Butanedioic acid, Bernsteinsaeure, Ethylenesuccinic acid, Butanedionic acid, Succinate, Butandisaeure, Dihydrofumaric acid, Acidum succinicum, Acide butanedioïque, Succinylsäure, Butandisäure
e364 | Succinate monosodique
e381 | Ammoniumeisen-III-citrat, Ammoniumeisenzitrat, Ferriammoniumcitrat, Citrate d'ammonium ferrique vert, Citrate d'ammonium ferrique
e385 | EDTA calcio-disodique, acide éthylene diamine tétra acétique
e386 | Disodium ethylenediamine tetra-acetate, Disodium édétate
e388 | Acide thiodipropanoïque
e391 | Phytat, Phytin, Acide myo-inositol-héxaphosphorique
e400 | Einkettiges Glycuronglycan
e404 | Sel calcique de l'alginate
e405 | Hydroxypropyl-Alginat, Alginate d'hydroxypropyle
e406 | Gelose, Kanten, Agartang, Nähragar, أغار
e407 | Karragheen, Carragaheen, Karrageen, Furcellaran
e407a | Verarbeitete Euchema-Algen, Algues euchema transformées, Algues euchema traitées, Carraghénane semi-raffinée
e408 | Glycane de levure de boulanger
e410 | garrofin gum, Johannisbrotgummi
e412 | Gum cyamopsis, Cyamopsis-Gummi, Guaran, Guakernmehl, gomme de jaguar, Gomme cyamopsis, GALLIGUM G, Gyamopsis Tetragonolobus
e413 | Tragakant, Tragakanth, Gomme de dragon, Gomme du dragon, Goma tragacanto, Corne de bouc, Kitre
e415 | Xantan, gomme de xanthane, gommes de xanthane, goma xantana, xantano, Gummi xanthanum, Xanthomonas gum, Ksantan gum, صمغ الكزانتان
e416 | Katilo, Kadaya, Gum sterculia, Sterculia, Kullo, Karaya-gummi, Sterculia-Gummi, Sterculiagummi, Indischer Traganth, Sterkuliagummi, Sterkulia-Gummi, Gomme sterculia, Kuterra, Gomme de Sterculia
e417 | caroube du pérou, Tara-Gummi
e418 | Gomme de gellane
e420 | Glucitol, Hexanhexol, Hexanhexaol, Gulitol
e421 | Bronchitol
e422 | propanetriol, Trihydroxypropane, glysérol
e427 | Cassia-gummi, Gomme casse
e432 | Polyoxyethylen-sorbitanmonolaurat, Monolaurate de sorbitane polyoxyéthylène
e433 | Polyoxyethylen-sorbitanmonooleat
e434 | Polyoxyethylen-sorbitanmonopalmitat
e435 | Polyoxyethylen-Sorbitanmonostearat
e436 | Polyoxyethylen-sorbitantristearat
e440 | pectin amide, Polygalacturonat, Protopektin, Rhamnogalacturonan
e441 | Superglycerinated hydrogenated rapeseed oil, Hydrogenated rapeseed oil superglycerinated, Superglycerinated fully hydrogenated rapeseed oil
e444 | Saccharoseacetat-isobutyrat, Saccharose-acetat-isobutyrat
e445 | glyceryl abietate, Harzester, Estergummi, Glycerinester, Glyzerinester, Gomme ester
e450 | Sels métalliques de diphosphates, dipolyphosphate, Dihydrogéno-diphosphate disodique, Dihydrogéno-pyrophosphate disodique, Pyrophosphate disodique, Diphosphoric acid disodium salt, Disodium dihydrogen diphosphate, Tetrasodium disphosphate, Tetranatriumpyrophosphat, Tetra-sodium pyrophosphate, Pyrophosphate tétrasodique, Dinatriumdihydrogendiphosphat, Pyrophosphate acide de soude, pyrophosphate de soude
e451 | Tripolyphosphat, Tripolyphosphates, Pentanatriumtripolyphosphat, Tripolyphosphate pentasodique, مالفرق بين
e452 | Sel de Maddrell, Sel de Graham, Polyphosphates de sodium vitreux, Polyphosphate sodique
e460 | سليولوز
e461 | ميثيل السليولوز
e464 | Methylhydroxypropylcellulose, Hydroxypropylmethylzellulose, Cellulose hydroxypropyl methyl ether, Methylhydroxypropylcellulosum, hydroxy propyl methyl cellulose, هيدروكسي بروبيل ميثيل سيللوز
e466 | carboxy methyl cellulose, NaCMC, Carboxymethylzellulose, CMC sodique, Carboxyméthyl-cellulose sodique, Carmellose sodique, Carboxyle méthyle cellulose, كربوكسي ميثيل السليولوز
e467 | Ethulose
e468 | Cross-linked sodium carboxymethylcellulose, cross-linked cellulose gum, modifizierter cellulosegummi, gomme de cellulose réticulée, CMC réticulée
e469 | Enzymatically hydrolysed carboxymethylcellulose, enzymatically hydrolised cellulose gum, enzymatisch hydrolysierter cellulosegummi
e470a | Stéarate de potassium
e470b | ستيرات المغنسيوم
e471 | Glyceryl monopalmitate, Glyceryl monooleate, Monostéarine, monopalmitine, monooléine, Glycerylmonostearat, Glycerylmonopalmitat, Glycerylmonooleat, Monostéarate de glycérine, Monopalmitate de glycérine, Monooléate de glycérine, glyceryl distearate, أحادي ستيرات الغليسرول, أحادي وثنائي الجليسريدات للأحماض الدهنية
e472 | Esters d'acides gras alimentaires
e472a | Acétoglycerides
e472c | Citroglycérides
e472e | Diacetylweinsäureglyceride
e472g | Succinylierte Monoglyceride
e473 | Saccharoseester, Saccharoesters
e475 | Polyglycerol fatty acid esters
e476 | بولي غليسيرول بولي ريسينوليات
e481 | Natriumstearoyllaktylat, Stéaryl de sodium lactylé, Oléyl de sodium lactylé, Stéaroyllactylate de sodium, lactylates de sodium
e482 | Stéaryl de calcium lactylé, Oléyl de calcium lactylé
e483 | Stearyl palmityl tartrate, Stearoyltartrat
e491 | Sorbitanfettsäureester, Sorbitanester, Sorbitanstearat, sorbitanmonostearaat
e494 | Monoléate de sorbitan
e500 | washing soda, Calciniertes Soda, Calcinierte Soda, Waschsoda, Kalzinierte Soda, Kalziniertes Soda, Carbonate de soude, Cristaux de soude
e501 | Kaliumbicarbonat, Potasium karbonat
e503 | Baker's ammonia, Sal volatile, Salt of hartshorn, Ammonium-hydrogencarbonat
e504 | كربونات المغنسيوم
e507 | Hydrogen chloride, Acidum hydrochloricum, Hydrochlorsäure, Acide muriatique, Esprit de sel, Acide chlorhydrique officinal
e508 | Sylvine
e510 | ammonia solution
e511 | bittern
e512 | Tin chloride, dichlorure d'étain, sel d'étain
e513 | Vitriolöl
e514 | Natriumbisulfat, Sel de Glauber, Sulfate de soude
e515 | Kaliumbisulfat
e516 | Selenite, Selenit, Plâtre de Paris
e517 | Ammonsulfat, Sulfate d'ammoniaque
e519 | Blauer Galitzenstein, Blauer Vitriol, CuSO₄, Sulfate de cuivre pentahydraté, Sulfate cuprique
e520 | Schwefelsaure Tonerde
e521 | Alun de soude
e522 | Aluminiumkaliumsulfat-Dodecahydrat, Kaliumaluminiumsulfat-Dodecahydrat, Kaliualaun
e523 | Aluminiumammoniumsulfat-Dodecahydrat, Deostein, Deokristall, Ammoniumaluminiumsulfat, Ammoniumalaun, Ammoniumaluminiumsulfat-Dodecahydrat
e524 | Ätznatron, Natriumoxydhydrat, Natronhydrat, Ätzsoda, Kaustisches Soda, Lessive de soude
e525 | Kaliumoxidhydrat, Kaustisches Kali, Kaliumhydrat, Ätzkali, Kalihydrat
e526 | gelöschter Kalk, Kalkhydrat, Calciumlauge, Calciumdihydroxid, Löschkalk, Hydratkalk, chaux hydratée
e527 | Aqua ammonia, household ammonia, ammonia water, aqueous ammonia, Salmiakgeist, Ammoniaklösung
e528 | Hydrate de magnésie, Magnésium hydroxyde de, Magnésie hydratée
e529 | Ätzkalk, Freikalk, Branntkalk, Kalkerde, Hartbrannt, Feinkalk, Brandkalk, Weichbrannt, gebrannter Kalk, ungelöschter Kalk, Kapur tohor
e530 | Bittererde, Oxyde de magnésium Périclase, أكسيد المغنسيوم
e535 | Natriumhexacyanidoferrat, Natriumhexacyanoferrat
e536 | Gelbkali, Tetrakaliumhexacyanoferrat, Gelbes Blutlaugensalz, Kaliumferrozyanid, Blaukali, Ferrocyankalium
e538 | Yellow prussiate of lime
e539 | Fixiernatron, Fixiersalz
e551 | terre diatomée, terre de diatomée, Cab-o-sil, Diatomaceous earth calcined, Diatomaceous silica, Dioxosilane, Siliceous earth, Solum diatomeae, White carbon, ثنائي أكسيد السيليكون
e553a | Florisil, Magnesiumtrisilikat
e553b | Magnesiumsilikathydrat, Talek
e554 | Natriumsilicoaluminat, Natriumaluminosilicat
e556 | Calciumaluminosilicat, Calciumsilicoaluminat
e557 | Hémimorphite, calamine, Hemimorphit, Kieselzinkerz, Zinc oxydé silicifère, Oxyde de zinc silicifère, Wagite
e559 | Kaolinite, Argilie kaolinitique, Argile de Chine, Bentone
e570 | Linear fatty acids, caprylic acid, capric acid, lauric acid, Ungesättigte Fettsäure, Fettsäuremuster, Essentielle Fettsäure, Gesättigte Fettsäure, Stéarine, Acide octanoïque, Acide décanoïque, Acide dodécanoïque, Acide tétradécanoïque, Acide hexadécanoïque, Acide octadécanoïque
e574 | Gluconat, Dextronsäure, Acide D-gluconique, Gluconate
e575 | D-Gluconic acid delta-lactone, Gluconolacton, D-Gluconsäure-δ-lacton, Gluconodeltalactone, Delta-gluconolactone
e578 | Kalziumglukonat, Gluconate calcique
e579 | iron gluconate, غلوكونات الحديد الثنائي, gluconate de fer
e585 | Iron-II lactate, Lactate de fer-II, lactate de fer
e620 | Acide L-glutamique, Glutamatergique, Acide glumatique
e621 | monosodium salt, mono sodyum glutamat
e626 | Guanosine monophosphate, Guanosinmonophosphat
e627 | Natriumguanylat, غوانيلات ثنائية الصوديوم, Dinatriumguanylaat
e628 | Kaliumguanylat
e630 | Inosinmonophosphat
e631 | Natriuminosinat, إينوسينات ثنائية الصوديوم
e632 | Kaliuminosinat
e640 | acide aminoacétique, Acide aminoéthanoïque, Glycocolle
e641 | Leusina
e900a | Polydimethyl siloxane, Silicone fluid, Baysilon, Dimeticon, fluide de silicones, Amodimétichone, Diméticone, Dimétichone, Amodiméthicone
e901 | white wax, weißes Wachs, Myricin, Cera Flava, Cire d'abeille blanchâtre, Cire d'abeille jaunâtre, Cire blanche, cire jaune, beewax, شمع العسل
e902 | Candellinawachs, Candelilla-Wachs, Cire de Candellila, Candellila
e903 | Cera Carnauba, شمع الخارنوبا
e904 | gebleichter Schellack, gomme schellac, Syelek
e905 | Hydrocarbon wax, Syntetisches Wachs, Kohlenwasserstoffwachs, Cire d'hydrocarbure
e905b | soft paraffin, multi-hydrocarbon, ڤازلين
e905c | Petroleumwachs, Cire de pétrole, Mikrowachs, Microcristallina, برافين
e906 | Benzoe, Gomme benzoïque, Gomme benjoin, Gomme de benjoin, gum storax, gum benjamin, Storax
e907 | Crystalline wax
e912 | Ester de l'acide montanique
e913 | Adeps lanae
e914 | Polyethylenwachs-oxidate
e916 | Calciumiodat
e920 | L-Cys, Cysteinhydrochlorid-Monohydrat, Zystein
e922 | Kaliumperoxodisulfat, Dikaliumperoxodisulfat
e923 | Ammoniumperoxodisulfat, Diammoniumperoxodisulfat
e927a | Azodicarboxamid, Azoformamide
e927b | Kohlensäurediamid, Perlurée
e928 | Benzole peroxide, Dibenzoylperoxid, Benzylperoxyd
e930 | Calciumdioxid, Calciumsuperoxid
e942 | Distickstoffoxid, Stickoxidul, Stickoxydul, Kapsler, Distickstoffmonooxid, Azo-oxid, Azooxid, oxyde nitreux, hémioxyde d'azote, gaz hilarant, Oxyde de diazote, Protoxide d'azote, أكسيد النيتروس
e943a | n-Butan, n-butane
e943b | Methylpropan, Iso-Butan, Méthylpropane, Greenfreeze
e948 | Dioxygène
e949 | Dihydrogène
e950 | Acesulfamo-k, Asesulfam
e951 | Asp-phe-ome, Aspartylphenylalanine methyl ester, Canderel, Asphartam, NutraSweet, L-Aspartyl-L-phenylalaninemethyl ester, أسبرتام
e952 | Cyclaminsäure, Cyclohexylsulfaminsäure, N-Cyclohexylsulfaminsäure
e953 | إسومالت
e954 | Benzoesäuresulfimid, saccharinates, Sulphimide benzoïque, Saccharinate, Saccarine
e955 | Trichlorgalactosaccharose, Splenda, Trichlorosucrose
e958 | Glycyrrhetinsäure, Acide glycyrrhizique, Glycyrrhyzine, Acide glycyrrhizinique
e959 | Neohesperidin-Dihydrochalkon, Neohesperidin, Neohesperidindihydrochalkon, Dihydrochalcone de néohespéridine, Néohespiridine DC
e960 | Glucosides de stéviol
e962 | Twinsweet
e966 | lactositol
e967 | Pentanpentol, Pentanpentaol
e968 | Méso-érythritol, tétrahydroxybutane
e999 | Quillajarindenextrakt, Panamarindenextrakt, Seifenrindenextrakt, Quillajaceae
edible-fat | hydriertes Fett
elderberry | elder
enzyme | ئەنزیم, eEnzim
fennel | شمرة شائعة, Fenouil commun, Pokok Adas
feta | Keju Sirene
fish | السمك كغداء
flatfish | سمك موسى, Goldbutt, Goldbuttfilets, carrelet, filets de carrelet, Plie commune, Plie d'europe, Seezunge, Ikan sebelah
flaxseed | Flachsmehl, Flachs, keten
flower | قنطريون عنبري, bleuet des champs
folic-acid | folacine
fructose | طرهالوز
garlic | garlic bulb, sanmsak tozu
ghee | mentega jernihan
gin | london-dry-gin
ginger | stem ginger, racine de gingembre, Ingverpüree
ginseng | gingseng
gizzard | Poulethaut
glucose-syrup | dehydrierter Glukosesirup
goat-milk | lait de buffle
goji | Gemeiner Bocksdorn
gruyere | Beaufort Appellation d'Origine Protégée
guarana | withania somnifera, عبعب منوم, schlafbeere
herb | Provence-Kräuter, herbe de provence
hibiscus | roselle flower, fleurs de carcadé, Asam belanda, Kerkede
hog-casing | pork gut
honey | flower honey
horse | hauspferd
horseradish | raifort japonais
hydrogenated-vegetable-fat | pflanzliches Öl gehärtet
hydrolysed-protein | tryptone, Trypton
ice-cream | Eiskrem
icing | فندان
inulin | قليل السكاريد الفركتوزي
invert-sugar | sucre liquide inverti, cane invert syrup, Sirop de canne invertie
jam | Erdbeer-Konfitüre
juniper | عرعر شائع, Wachholder, Adi ardıç
kefir | képhir, فطر هندي
ketchup | préparation à base de tomates, préparation aux tomates
lactase | لكتاز, Βeta-Galactosidase, Bêta-D-galactosidase, Β-galaktosidase
lamb | Hausschaf, brebis
lavender | fleurs de lavande
leek | Bawang prei, Bawang perai
lemon-balm | vervain, verveine odorante, ترنجان مخزني, lemon beebrush
lemongrass | إذخر ليموني, citronelle
lettuce | scarole, common cornsalad, fetticus, field salad, Rapunzel, doucette, raiponce, Rapunzelsalat, rampon, Cresson de fontaine, Lattich, Gartensalat
lime | Kaffernlimette, Kaffernlimetten, Kaffirlimette, lime kaffir
liqueur | ليكير
liquorice | عرقسوس, Echtes Süßholz, Meyan
liver | calf's liver
lobster | همار, Norway lobster, Nephrops norvegicus, Norwegischer Hummer, Langoustine commune
lupin | Lupino
lychee | Litchi chevelu, oeil du dragon
macadamia | المكاداميا
magnesium | Trimagnesiumdicitrat
maltodextrin | malto-dextrine, malto-dextrine de maïs
mandarin | كليمونتين
mango | منجا
mashed-potato | purée de pomme de terre
meat-flavour | Fleischgeschmack
meatball | bola daging
milk | dairy food, dairy foods, Milchprodukte, Molkereiprodukte, Milchprodukt, Molkereiprodukt, dérivés laitiers, laitage, Mandıra ürünü, partly skimmed milk, partially skimmed milk, part skim milk
milk-protein | Magermilchpulverzusatz, lactoprotéine, lactoprotéines
mint | mentha, نعناع مدبب, Pfefferminz, Bahçe nanesi
modified-starch | food starch modified, corn starch modified, amidon de maïs transformé, amidon de maïs modifié, modified manioc starch, amidon de tapioca modifié
mullet | Kırlangıç, Angler, Lophius
mushroom | Speisepilz, Speisepilze, cultivated mushrooms, Agaricus bisporus, cup mushroom, غاريقون ثنائي البوغ, Zucht-Champignon, Champignons Blancs de Paris, Cendawan butang, lentinula edodes, lentinus edodes, Lentin du chêne, Lentin comestible, Kavak mantarı
mussel | محار ملزمي
mustard-seed | Senfschrot, Senfkorn, cosse de moutarde, gelbes Senfkorn
nettle | sorrel, common sorrel, حماض بستاني, stinging nettle
niacin | Nicotinic acid, Acide nicotinique
nougat | نوغة
nut | بندقة, Nusskernmischung, fruits à coque dure, kekeras
nutritional-yeast | رقائق الخميرة المغذية, ragi nutrisional
oats | flocon d'avoine, Vollkornhaferschrot, flocon d'avoine complète, oat meal, Haferbrei
octopus | Krake
okra | Gemüse-Eibisch
olive-oil | Olivenöl extra vergine
orange | bitter orange, نارنج, bitterorange, bigaradier, Oranges de Séville, jeruk pahit
palm-oil | Ölpalme
parmesan | بارميجيانو ريجيانو, fromage parmigiano reggiano dop
parsley | Pokok Pasli, Petersilienblatt, كاشم رومي, racine de livèche
parsnip | دوار الشمس الدرني, Yerelması, سلسفي هسباني, racine de persil
pasta | بيني, شعرية
pea | Ercis, mangetout, Kefen, pois mange-tout, Sultani bezelye, geschälte Trockenerbsen
pear | بواويد
persimmon | khaki
plant-sterol | Pflanzenstanole, esters de stanols végétaux, ester de stérol végétal, esters de stérol végétal
poppy-seed | poppy
pork | ventre de porc
pork-offal | coeur de porc
potato | pommes de terre de consommation, g de terre déshydratée, flocon de pomme de terre
psyllium | psyllium seed husk, بزر قطونة
pumpkin | Kürbisse, Red kuri squash
quail | perdreaux
quince | Néflier
quinine | Kuinina
radish | winter radish, Oriental radish, long white radish, Winterrettich, radis d'hiver, radis chinois, Mairüben, Speiserübe
raisin | korinthische Rosinen, Korinthiaki
raspberry | عليق, Himbeerfruchtpulver
red-yeast-rice | koji spores, رشاشية أوريزه
rennet | coagulating agent, agente coagulante, agentes coagulantes, agent de coagulation, coagulant enzymatique
rice | full rice flour, riz long blanc, riz long, basmati, بسمتي, Basmati Reis, Beras basmati, crisped rice, riz croustillant
rice-bran-oil | Reisöl
rosemary | Rosmari
royal-jelly | Bienenköniginnenfuttersaft, Madu ratu lebah, Pollen de fleurs, Debunga
rye | شيلم مزروع
saffron | carthamus, Safflor, Kesumba, carthamus concentrate, Kuma-kuma
sage | Salvio, Salvia officinalis
salmon | Sombalığı, salmo salar salmon, سلمون أطلسي, Atlantischer Lachs, saumon salmo salar, Salmon Atlantik, Atlantik sombalığı
salt | common salt, edible common salt, Tafelsalz, sel de table, sel comestible, Yemek tuzu, Sel de l'Himalaya, solar salt, ملح البحر, sels minéraux de mer, sel marin de table, أجاج, Penjerukan
sardine | Sarden
sauerkraut | ساوركراوت
scallop | بالیق قولاغی, Pilgermuscheln, Simping, Atlantic bay scallop, Argopecten irradians, Jakobsmuscheln der atlantischen Küste
sea-buckthorn | أبو فايس
seafood | بكلويز, Schalentier, Kerang-kerangan
seaweed | عشب بحري, Fucales, Konbu, Nabel-Purpurtang, algue Yaki Nori, واكامي
seed | بذرة, Kernen
semolina | Hartweizengries, cous cous, boulghour
sesame | Sesamkorn
shea-butter | sal tree, shorea robusta, شورية قاسية, salbaum
sheep-casing | Sheep gut, Schafsdarm
sherry | Madeira şarabı, syeri
shortbread | Petibör
smoke | saveur de fumée, beech wood smoke
smoked-salt | Hickorysalz
snail | Siput
soapwort | Echtes Seifenkraut
soft-cheese | soft white cheese, كوارك, Kesmik, ماسكربوني
sourdough | levain panaire, Adonan asam, levain panaire de blé
soy-protein | isolat de protéine de soja, hydrolyzed soy protein, protéine de soja hydrolysée
soy-sauce | sauce soja foncée
soybean | Sojakerne
soybean-oil | hydrogenated soy oil
speculoos | سبيكولوس, Spéculos
spice | aromate
spinach | bette, bettes, côtes de blettes, Horenso
spirulina | سبيرولنا
spring-onion | cébette, oignons de printemps, Cébettes
squid | Sepien, سبيدج
star-anise | ليسوم حقيقي, انيسون نجمي, badiane chinoise
starch | Amilum
stock | زومات, Etsuyu
strawberry | Stroberi kebun, Erdbeerstückchen
sugar | nib sugar, Perlzucker, Streuzucker, sucre pure canne, blonde cane sugar, sucre blond de canne, sacharose
sunflower-oil | Sonnenblumenöl hoch erhitzbar, huile de tournesol haut oléique
sweet-potato | Yamswurzel, Yamswurzeln
swordfish | سمكة السيف, Todak
tallow | gras de bovin
tapioca | arrowroot power, Pfeilwurzelmehl, cassava root, manioc root, yuca root, racine de manioc
tarragon | taragon
tea | Teeblatt, infusion intense de thé vert
thyme | sariette
tomato | stückige Tomaten, Tomaten stückig, Tomatenmark einfach konzentriert
transglutaminase | ترانسغلوتاميناز
trout | أسماك التروتة
truffle | Perigord-Trüffel, truffe noire du Périgord, truffe du Périgord, Perigord trüfü, Sommer-trüffel, Truffe blanche d'été
tuna | تونة وثابة, Echter Bonito, bonite à ventre rayé, Ikan Aya, Yazılı orkinos, تونة الزعنفة الصفراء, Gelbflossen-Thun
turkey | دجاج رومي, Truthühner, Trutenfleisch, poitrine de dinde
vegetable-fat | matière graisse végétale, grasse végétale, matière grasse végétale de coprah
venison | biche, caribou
vitamin-a | retinol acetate, acétate de rétinol, palmitate de rétinol
vitamin-k | فايتوميناديون, Phytomenadion
walnut | walnuts shelled
walnut-oil | Baumnussöl
water | destilliertes Wasser, Air galian, Sprudelwasser, eau acidulée, eau effervescente, soda club, eau gazéifié, eau gazéfiée, air berkarbonasi, Air bergas, air seltzer, seltzer, sodalı su, eau filtrée
water-chestnut | إيليوكاريس حلو, Purun tikus
watermelon | Melono, Blewah
wheat | Pokok Gandum, flocon de blé
wheat-bran | Weizenspeisekleie, son de froment
wheat-flour | farine intégrale de blé
wheat-malt | gemaltzen Weizenmehl
whey | Sirte, Waddike, Wedicke, Zieger, sérum de lait, sérum de lait en poudre, entsalzte Molke, whey based formula, formel auf molkebasis, préparation à base de lactosérum, dérivé de lactosérum
whey-protein | Whey Protein Isolat, Whey Isolat, Isolat de protéine de lactosérum
whisky | Irischer Whiskey
wine-vinegar | modena balsamic vinegar, Balsamessig aus Modena
xylanase | سليولاز
yeast | Khamir, inaktivierte Hefe, inaktiveirte Hefe, فطريات الخميرة, levure boulangère, Torula-Hefe
yoghurt | griechischer Joghurt, soured milk, Dickmilch, Setzmilch, lait aigre
zucchini | كوسى
`;
