/**
 * Lists as English packs print them (Australian, British, American), each with what must be said of it:
 * id | verdicts | because | contains | may contain | vegetarian vegan | list
 */
export const englishLists = String.raw`
# Bread and bakery
white-bread | halal | | wheat, soy | | yes yes | Wheat flour, water, baker's yeast, iodised salt, canola oil, vinegar, soy flour, vitamins (thiamin, folic acid).
wholemeal-bread | halal | | wheat, soy | milk, sesame | yes yes | Wholemeal wheat flour (62%), water, yeast, wheat gluten, iodised salt, vegetable oil (sunflower), soy flour. Contains: wheat, gluten, soy. May contain: milk, sesame.
burger-buns-471 | doubtful | 471 | wheat, sesame | milk, soy | maybe maybe | WHEAT Flour, Water, Sugar, Canola Oil, Yeast, SESAME Seeds (2%), Salt, Emulsifier (471), Preservative (282). May contain MILK and SOY.
sandwich-bread-e472e | doubtful | e472e | wheat, soy | | maybe maybe | Fortified **wheat** flour (with calcium, iron, niacin and thiamin), water, yeast, salt, rapeseed oil, **soya** flour, emulsifier: E472e; flour treatment agent: ascorbic acid.
bagels-cysteine | doubtful | l-cysteine | wheat, barley | | maybe maybe | Enriched flour (wheat flour, malted barley flour, niacin, reduced iron, thiamine mononitrate, riboflavin, folic acid), water, sugar, salt, yeast, dough conditioner (L-cysteine).
baguette-920 | doubtful | 920 | wheat | | maybe maybe | Wheat flour, water, salt, yeast, flour treatment agents (300, 920).
rye-sourdough | halal | | wheat, rye | | yes yes | Rye sourdough (rye flour, water) 48%, wheat flour, water, sea salt
garlic-bread | halal | | wheat, milk | | yes no | Baguette [wheat flour, water, yeast, salt], butter (milk) 14%, garlic (3%), parsley, salt.
tortillas-mixed | doubtful | e471 | wheat | | maybe maybe | wheat flour; water; humectant: E422; palm oil; raising agents: E500, E450; sugar; salt; emulsifier: E471; acidity regulator: malic acid
pita-plain | halal | | wheat | | yes yes | Unbleached wheat flour, water, yeast, salt, calcium propionate (preservative).
croissant-butter | halal | | wheat, milk, egg | almond, hazelnut | yes no | Wheat flour, butter 24% (_milk_), water, sugar, yeast, _egg_, salt, wheat gluten. May contain traces of almonds and hazelnuts.
croissant-ham-cheese | haram | ham | wheat, milk, egg | | no no | Croissant dough (wheat flour, water, butter (milk), yeast, sugar), ham 12% (pork, water, salt, dextrose, preservative: sodium nitrite), cheese 9% (milk, salt, starter culture, rennet), egg.
brioche-glycerides | doubtful | mono- and diglycerides of fatty acids | wheat, egg, milk | | maybe no | Wheat flour, eggs (15%), sugar, butter (milk) 10%, water, yeast, emulsifier (mono- and diglycerides of fatty acids), salt, milk proteins.
gluten-free-bread | halal | | egg | | yes no | Water, tapioca starch, maize starch, rice flour, egg white powder, rapeseed oil, psyllium husk, yeast, salt, thickener (hydroxypropyl methylcellulose). Gluten free.
lard-flatbread | haram | lard | wheat | | no no | Wheat flour, lard, water, salt.
shortening-crust | doubtful | shortening | wheat | | maybe maybe | Enriched wheat flour, shortening, water, salt, baking powder.
# Biscuits, cakes, cake mixes
tea-biscuit | halal | | wheat, milk | | yes no | Wheat flour, sugar, vegetable oil (palm), skim milk powder, salt, baking powder (sodium bicarbonate).
shortbread | halal | | wheat, milk | almond | yes no | Flour (WHEAT), butter (MILK) 31%, sugar, salt. May contain ALMOND.
oat-biscuit | halal | | wheat, oats | milk, soy | yes yes | Rolled oats 40%, wheat flour, sugar, vegetable oil (canola), golden syrup, raising agent (500). May contain milk, soy.
cream-biscuit-lecithin | halal | | wheat, soy | milk, peanut | yes yes | Wheat flour, sugar, vegetable oil (palm), cocoa powder, glucose syrup (from wheat), salt, emulsifier (soy lecithin), raising agent (E500). Made in a facility that also handles milk and peanuts.
carmine-wafer | haram, maliki doubtful | carmine | wheat, soy | | no no | Wheat flour, sugar, palm oil, strawberry powder 2%, emulsifier: lecithins (soya), colour: carmine, salt
wafer-e120 | haram, maliki doubtful | e120 | wheat, milk | | no no | Wheat flour, sugar, coconut oil, skimmed milk powder, colour (E120), salt.
jelly-cake-gelatine | doubtful | gelatine | wheat, egg | | no no | Sponge 40% (wheat flour, sugar, egg, baking powder), jelly (water, sugar, gelatine, citric acid), raspberry.
lamington | haram, maliki doubtful | cochineal | wheat, egg | milk | no no | Sponge [sugar, wheat flour, egg, canola oil], coating [sugar, water, cocoa powder, colour (cochineal)], desiccated coconut. May contain milk.
cake-mix-dairy-free | halal | | wheat | egg, milk, soy | yes yes | Sugar, wheat flour, cocoa powder (6%), maize starch, raising agents (disodium diphosphate, sodium bicarbonate), salt, thickener (xanthan gum). Produced in a facility that also processes eggs, milk and soy.
cake-mix-475 | doubtful | 475, 471 | wheat, milk | | maybe no | Sugar, wheat flour, whey powder (milk), emulsifiers (471, 475), baking powder, salt, thickener (415).
cake-mix-vegetable-471 | halal | | wheat | | yes yes | Sugar, wheat flour, emulsifier (471 (vegetable origin)), raising agents (450, 500), salt, thickener (412).
sponge-palm-e471 | halal | | wheat, egg | | yes no | Wheat flour, sugar, egg, emulsifier (mono- and diglycerides of fatty acids (from palm oil)), raising agent (sodium carbonates), salt.
muffin-rum | haram | rum | wheat, egg, milk | | yes no | Wheat flour, sugar, egg, butter (milk), raisins 12%, rum 2%, raising agent (E450).
fruit-cake-brandy | haram | brandy | wheat, egg, milk, almond, sulphites | walnut | yes no | Dried fruit 45% [sultanas, raisins, currants, preservative (220)], sugar, wheat flour, butter (from milk), egg, brandy (2%), almonds. May contain walnuts.
tiramisu-marsala | haram | marsala wine | milk, egg, wheat | | maybe no | Mascarpone (milk) 40%, sponge fingers [wheat flour, sugar, egg], water, sugar, Marsala wine 4%, coffee 2%, cocoa powder.
tiramisu-no-alcohol | halal | | milk, egg, wheat | | maybe no | Mascarpone (milk), savoiardi biscuit (wheat flour, sugar, eggs), coffee, sugar, cocoa.
apple-pie-suet | doubtful | suet | wheat | | no no | Apples 52%, wheat flour, suet (beef fat, rice flour), sugar, salt, cinnamon.
mince-pie-vegetarian | halal | | wheat, sulphites | almond | yes yes | Mincemeat 40% (sugar, apple, sultanas (preservative: sulphur dioxide), vegetable suet, orange peel, mixed spice), wheat flour, vegetable oil (palm), salt. May contain almonds.
# Chocolate
dark-chocolate | halal | | soy | milk, hazelnut, almond | yes yes | Cocoa mass, sugar, cocoa butter, emulsifier (soya lecithin). May contain milk, hazelnuts, almonds.
milk-chocolate-322 | halal | | milk, soy | peanut, any nuts | yes no | Sugar, full cream milk powder, cocoa butter, cocoa mass, emulsifier (322 from soy). May contain peanuts, tree nuts.
milk-chocolate-476 | doubtful | 476 | milk, soy | | maybe no | Sugar, milk solids, cocoa butter, cocoa mass, emulsifiers (soy lecithin, 476), salt. Contains milk, soy.
liqueur-chocolates | haram | brandy | milk, soy | | yes no | Sugar, cocoa mass, glucose syrup, brandy 8%, cocoa butter, whole milk powder, emulsifier: soya lecithin
cherry-kirsch-chocolates | haram | kirsch | | milk | maybe maybe | Cocoa mass, sugar, cherries (22%), kirsch (9%), cocoa butter, emulsifier (lecithin). May contain milk.
hazelnut-spread | halal | | hazelnut, milk, soy | | yes no | Sugar, palm oil, hazelnuts (13%), fat-reduced cocoa (7.4%), skimmed milk powder (6.6%), emulsifier: lecithins (soya).
chocolate-shellac | doubtful, hanafi halal, shafii halal | shellac | milk, soy, peanut | | no no | Milk chocolate [sugar, milk solids, cocoa butter, cocoa mass, emulsifier (soy lecithin)], peanuts 24%, sugar, glazing agents (shellac, carnauba wax).
chocolate-904-120 | haram, maliki doubtful | 120 | milk | | no no | Sugar, skim milk powder, cocoa butter, cocoa mass, rice starch, colours (120, 160a, 171), glazing agent (904)
rum-raisin-chocolate | haram | rum | milk, soy | | yes no | Sugar, raisins 18%, cocoa butter, milk powder, cocoa mass, Jamaica rum (0.5%), emulsifier (soya lecithin).
carob-bar | halal | | soy | | yes yes | Carob powder, cane sugar, palm kernel oil, emulsifier (lecithin (soy)), sea salt
# Gummies, lollies, marshmallows, chewing gum
gummies-pork | haram | pork gelatine | | | no no | Glucose syrup, sugar, dextrose, pork gelatine, citric acid, fruit and plant concentrates (apple, carrot, spirulina), glazing agent: beeswax.
gummies-unnamed | doubtful | gelatine | | | no no | Glucose syrup (from wheat), sugar, gelatine, food acid (330), colours (100, 141), vegetable oil (coconut), glazing agent (903).
gummies-beef | doubtful | beef gelatine | | | no no | Sugar, Glucose Syrup, Water, Beef Gelatine, Acidity Regulator (E330), Colours (E100, E163)
gummies-halal-beef | halal | | | | no no | Sugar, glucose syrup, halal beef gelatine, citric acid (330), colour (paprika extract), vegetable oil (palm).
gummies-fish | halal | | fish | | no no | Sugar, glucose syrup, fish gelatine, citric acid, colour: anthocyanins, vegetable oil (coconut), carnauba wax
gummies-pectin | halal | | | | yes yes | Sugar, glucose syrup, gelling agent (pectin), acids (citric acid, malic acid), apple juice concentrate (3%), colours (anthocyanins, curcumin).
gummies-441 | doubtful | 441 | | | no no | Sugar, glucose syrup (corn), thickener (441), food acids (330, 296), colours (102, 129, 133)
jelly-beans-shellac | doubtful, hanafi halal, shafii halal | confectioner's glaze | | | no no | Sugar, corn syrup, modified food starch, citric acid, confectioner's glaze, beeswax, carnauba wax, colors (Red 40, Yellow 5, Blue 1).
starch-jellies | halal | | | | yes yes | Sugar, Glucose Syrup (Wheat or Corn), Modified Starch (1401), Water, Food Acid (330), Colours (110, 122).
marshmallow-unnamed | doubtful | gelatine | | | no no | Glucose syrup, sugar, water, gelatine, maize starch
marshmallow-porcine | haram | gelatine | | | no no | Sugar, glucose syrup, water, gelatine (porcine), corn starch, colour (129).
marshmallow-bovine-halal | halal | | | | no no | Glucose-fructose syrup, sugar, water, gelatine (halal bovine), maize starch.
marshmallow-carrageenan | halal | | soy | | yes yes | Tapioca syrup, cane sugar, filtered water, tapioca starch, carrageenan, soy protein
marshmallow-egg | doubtful | gelatin | egg | | no no | Corn syrup, sugar, dextrose, modified corn starch, water, gelatin, egg whites, tetrasodium pyrophosphate.
mint-stearate | doubtful | magnesium stearate | | | maybe maybe | Dextrose, sorbitol, peppermint oil, anticaking agent (magnesium stearate).
mint-vegetable-stearate | halal | | | | yes yes | Sweetener (sorbitol), peppermint oil, anti-caking agent (vegetable magnesium stearate), menthol.
boiled-sweets | halal | | | | yes yes | Sugar, glucose syrup, citric acid, colours (E104, e133, E-129).
toffee-butter | halal | | milk, soy | peanut | yes no | Sugar, glucose syrup, butter (milk) 12%, sweetened condensed milk, salt, emulsifier (soya lecithin). May contain peanuts.
chewing-gum-422 | doubtful | glycerol | soy | | maybe maybe | Sweeteners (sorbitol, xylitol, aspartame), gum base, humectant (glycerol), emulsifier (soy lecithin), thickener (gum arabic), antioxidant (BHT). Contains a source of phenylalanine.
liquorice-wheat | halal | | wheat | | yes yes | Wheat flour, treacle, sugar, liquorice extract 3%, palm oil, salt.
nougat-egg-honey | halal | | egg, almond | milk | yes no | Honey, sugar, almonds (25%), glucose syrup, egg white, wafer paper (potato starch, water, olive oil). May contain milk.
turkish-delight | halal | | pistachio | | yes yes | Sugar, water, corn starch, pistachios (10%), citric acid (E330), rose water.
# Ice cream, desserts, yoghurt, cheese, milk
vanilla-ice-cream-471 | doubtful | 471 | milk | | maybe no | Milk, cream (milk), sugar, milk solids, glucose syrup, emulsifier (471), vegetable gums (412, 407, 410).
ice-cream-egg-yolk | halal | | milk, egg | | yes no | Cream, skim milk, cane sugar, egg yolks, ground vanilla beans.
ice-cream-rum-raisin | haram | rum and raisin | milk | any nuts | maybe no | Milk, sugar, cream, rum and raisin 10%, emulsifier (E471), stabiliser (guar gum). May contain nuts.
ice-cream-433 | doubtful | polysorbate 80 | milk | | maybe no | Milkfat and nonfat milk, sugar, corn syrup, cellulose gum, polysorbate 80, carob bean gum, annatto (color).
sorbet | halal | | | | yes yes | Water, mango purée (35 %), sugar, glucose syrup, lemon juice, thickener: pectin.
gelatin-dessert | doubtful | gelatin | | | no no | Sugar, gelatin, adipic acid, disodium phosphate, fumaric acid, red 40.
gelatin-dessert-kosher-fish | halal | | fish | | no no | Sugar, fish gelatin, citric acid, trisodium citrate, beet juice colour
panna-cotta-gelatine | doubtful | gelatine | milk | | no no | Cream (milk) 50%, milk, sugar, bovine gelatine, vanilla beans.
strawberry-yoghurt-natural | halal | | milk | | yes no | Skim milk, milk solids, strawberries (8%), sugar, thickener (1442), fruit juice concentrate, live yoghurt cultures.
yoghurt-gelatine | doubtful | gelatine | milk | | no no | Whole milk, sugar, peach 9%, cream, gelatine, pectin, cultures.
yoghurt-120 | haram, maliki doubtful | carmine | milk | | no no | YOGURT (MILK), sugar, cherries (9%), modified maize starch, colour: carmine, acidity regulator: sodium citrates
yoghurt-greek | halal | | milk | | yes no | Pasteurised milk, cream, live cultures (S. thermophilus, L. bulgaricus).
coconut-yoghurt | halal | | | | yes yes | Coconut milk (coconut extract, water) 92%, tapioca starch, pectin, live vegan cultures
cheddar-microbial | halal | | milk | | yes no | Pasteurised cow's milk, salt, starter cultures, microbial rennet.
cheddar-plain | halal | | milk | | maybe no | Cheddar cheese (milk).
cheese-rennet-unnamed | doubtful, hanafi halal | rennet | milk | | maybe no | Milk, salt, culture, rennet
cheese-animal-rennet | doubtful, hanafi halal | animal rennet | milk | | no no | Unpasteurised cow's milk, salt, animal rennet.
cheese-calf-rennet | doubtful, hanafi halal | calf rennet | milk | | no no | Sheep's milk, calf rennet, salt.
cheese-lysozyme | halal | | milk, egg | | yes no | Milk, salt, non-animal rennet, preservative: lysozyme (from egg)
parmesan-grated | doubtful, hanafi halal | parmigiano reggiano | milk | | maybe no | Parmigiano Reggiano 100% (milk), anti-caking agent: microcrystalline cellulose
processed-cheese-slices | halal | | milk | | maybe no | Cheddar cheese (milk) 60%, water, butter, skim milk powder, emulsifying salts (331, 339), salt, food acid (270), colour (160b).
cheese-bacon-spread | haram | bacon | milk | | no no | Cream cheese (milk), bacon 6% (pork, salt, sugar, preservative (250)), water, mineral salts (339), sugar.
cheese-port | haram | port wine | milk | | maybe no | Cheddar (milk), port wine (4%), colour: annatto norbixin
paneer | halal | | milk | | yes no | Milk, citric acid.
halloumi-mint | halal | | milk | | maybe no | Halloumi cheese (milk), mint, salt.
chocolate-milk | halal | | milk | | maybe no | Whole milk, skim milk, sugar, cocoa, thickener (carrageenan), salt, vitamin A palmitate, vitamin D3.
flavoured-milk-strawberry | haram, maliki doubtful | 120 | milk | | no no | Reduced fat milk, sugar, colour (120), thickener (407).
custard | halal | | milk, egg | | yes no | Milk, sugar, maize starch, egg yolk, colour (160a).
whey-drink | halal | | milk | | maybe no | Whey (milk) 70%, water, passion fruit juice, sugar, citric acid
lactose-free-milk | halal | | milk | | yes no | Skimmed milk, lactase enzyme. Lactose free.
baby-formula | halal | | milk, soy, fish | | no no | Skim milk, vegetable oils (sunflower, coconut, canola), whey protein concentrate (milk), lactose (milk), maltodextrin, fish oil, soy lecithin, calcium carbonate, potassium chloride, vitamin C, vitamin E, ferrous sulphate, zinc sulphate, folic acid, potassium iodide.
baby-puree | halal | | | | yes yes | Pear (60%), sweet potato (30%), pea (9%), lemon juice concentrate, vitamin C
baby-chicken | doubtful | chicken | | | no no | Vegetables 55% (carrots, potatoes, peas), water, chicken (10%), rice, olive oil.
baby-rice | halal | | | milk | yes yes | Rice flour, thiamin (vitamin B1). May contain milk.
# Cereals, bars, snacks
corn-flakes | halal | | barley | | yes yes | Corn (94%), sugar, salt, barley malt extract, vitamins (vitamin C, niacin, riboflavin, folate), mineral (iron).
muesli-nuts | halal | | oats, wheat, barley, almond, hazelnut, sulphites | milk, peanut, sesame | yes yes | Whole grain cereals 60% [rolled oats, wheat flakes, barley flakes], dried fruit 20% [raisins, apricots (preservative (220))], almonds, sunflower seeds, hazelnuts. May be present: milk, peanuts, sesame.
muesli-gluten-free-oats | halal | | oats, almond | | yes yes | Gluten free oats, pumpkin seeds, almonds, coconut sugar, cinnamon.
muesli-bar-honey | halal | | oats, wheat, soy | milk, peanut | yes no | Rolled oats (38%), glucose syrup (wheat), honey 8%, puffed rice [rice, sugar, salt], wheat flour, canola oil, emulsifier (soy lecithin). May contain milk, peanuts.
muesli-bar-marshmallow | doubtful | gelatine | oats, milk | | no no | Oats 30%, marshmallow pieces 10% [sugar, glucose syrup, gelatine (bovine), maize starch], yoghurt coating 12% [sugar, palm oil, skim milk powder, yoghurt powder (milk)], honey
muesli-bar-glycerin | doubtful | glycerin | oats, peanut | | unknown unknown | Oats, peanuts, rice syrup, glycerin, natural zorvelin.
granola-maple | halal | | oats, pecan | any nuts | yes yes | Wholegrain oats, maple syrup 15%, pecan nuts 10%, rapeseed oil, sea salt. May contain other nuts.
frosted-cereal-gelatin | doubtful | gelatin | wheat | | no no | Whole grain wheat, sugar, gelatin, brown rice syrup, BHT for freshness.
salted-chips | halal | | | | yes yes | Potatoes, sunflower oil, salt.
chips-chicken-635 | doubtful | 635 | milk, soy, wheat | | maybe no | Potatoes, canola oil, seasoning [whey powder (milk), salt, soy flour, onion powder, wheat starch, flavour enhancers (621, 635), sugar, garlic powder, colour (paprika oleoresin)].
crisps-cheese-onion | halal | | milk | wheat, soy | maybe no | Potatoes, vegetable oils (sunflower, rapeseed), cheese and onion seasoning [onion powder, sugar, cheese powder (MILK), whey powder (MILK), salt, potassium chloride, citric acid]. May contain WHEAT, SOYA.
crisps-prawn-cocktail | halal | | | celery, mustard | yes yes | Potatoes, Rapeseed Oil, Sugar, Salt, Onion Powder, Tomato Powder, Citric Acid, Paprika Extract. May contain: CELERY, MUSTARD
crisps-smoky-bacon | haram | bacon | | | no no | Potatoes, sunflower oil, salt, sugar, bacon powder (pork), onion powder, smoked paprika
corn-chips-627-631 | doubtful | 627, 631 | milk | | maybe no | Corn, vegetable oil, cheese powder (milk), salt, flavour enhancers (621, 627, 631), tomato powder, food acids (citric, lactic), colours (110, 150d).
pork-rinds | haram | pork rinds | | | no no | Pork rinds, salt.
prawn-crackers | halal, hanafi doubtful | prawns | crustacean | | no no | Tapioca starch, prawns (15%), palm oil, sugar, salt
rice-crackers-soy | halal | | soy, wheat | sesame, peanut | yes yes | Rice (85%), soy sauce (water, soybeans, wheat, salt), sugar, palm oil. May contain sesame, peanuts.
cheese-crackers | halal | | wheat, milk | | maybe no | Wheat flour, cheddar cheese 12% (milk, salt, cultures, enzymes (microbial)), vegetable oil, salt, yeast, paprika.
popcorn-butter | halal | | milk | | yes no | Popping corn, butter (milk) 12%, palm oil, salt, annatto (160b).
nuts-salted | halal | | cashew, almond, peanut | any nuts | yes yes | Cashews (40%), almonds (30%), peanuts (30%), peanut oil, sea salt. Packed in a facility that handles other tree nuts.
# Noodles, soups, stocks, ready meals
instant-noodles-chicken | doubtful | chicken powder | wheat, soy | egg, milk, fish | no no | Noodles: wheat flour, palm oil, tapioca starch, salt, mineral salts (500, 501). Soup base: salt, sugar, chicken powder 2%, soy sauce powder (soybeans, wheat, salt), onion powder, pepper, flavour enhancer (621). May contain egg, milk, fish.
instant-noodles-halal-beef | halal | | wheat | | no no | Wheat flour, palm oil, salt, halal beef powder (1.2%), onion powder, sugar, chilli, turmeric.
egg-noodles | halal | | wheat, egg | | yes no | Durum wheat semolina, egg 20%, salt
ramen-tonkotsu | haram | pork | wheat, soy, egg | fish | no no | Noodles (wheat flour, water, egg, salt), soup (water, pork bone extract, lard, soy sauce (water, soybeans, wheat, salt), sugar, garlic). May contain traces of fish.
rice-noodles | halal | | | | yes yes | Rice flour 95%, tapioca starch, water.
stock-cube-vegetable | halal | | celery | milk, egg, soy | yes yes | Salt, palm oil, maize starch, sugar, onion, carrot, CELERY seed, parsley, turmeric. May contain MILK, EGG and SOYA.
stock-cube-beef | doubtful | beef fat, beef extract | celery | | no no | Salt, monosodium glutamate, beef fat, maize starch, sugar, beef extract 1.2%, celery, pepper
stock-chicken-liquid | doubtful | chicken stock | | celery | no no | Chicken stock (water, chicken), onion, carrot, salt, bay leaf. May contain celery.
fish-stock | haram | white wine | fish, celery, sulphites | | no no | Water, fish bones 20% (cod), white wine 5%, onion, celery, salt, white pepper
tomato-soup | halal | | milk, celery | | yes no | Tomatoes (84%), cream (milk), sugar, rapeseed oil, salt, maize starch, celery extract, basil.
pea-ham-soup | haram | ham | | | no no | Water, split peas 20%, carrots, ham (5%) [pork, salt, sodium nitrite], onion, salt
minestrone-pancetta | haram | pancetta | wheat, celery | | no no | Water, tomatoes, pasta (durum wheat semolina), haricot beans, celery, pancetta 3%, olive oil, salt.
lasagne-beef | doubtful | beef | wheat, milk | egg | no no | Cooked pasta (water, durum wheat semolina), beef (16%), tomato, milk, mozzarella cheese (milk), onion, cornflour, butter (milk), salt, basil. May contain egg.
lasagne-beef-wine | haram | red wine | wheat, milk, celery, sulphites | | no no | Beef 18%, pasta [durum wheat semolina, water], tomatoes, semi-skimmed milk, red wine, carrot, celery, cheddar (milk), salt.
butter-chicken-halal | halal | | milk, cashew | | no no | Halal chicken (30%), tomato, cream (milk), onion, cashew paste, butter (milk), ginger, garlic, salt, spices
chicken-curry-rice | doubtful | chicken | milk | | no no | Cooked rice [water, basmati rice], chicken 18%, yoghurt (milk), onion, sunflower oil, garlic, coriander, turmeric, salt.
frozen-pizza-pepperoni | doubtful | pepperoni | wheat, milk | soy | no no | Wheat flour, water, mozzarella (milk) 15%, tomato purée, pepperoni 9%, yeast, olive oil, salt, sugar, oregano. May contain soya.
frozen-pizza-pork-pepperoni | haram | pork | wheat, milk | | no no | Base (wheat flour, water, yeast, salt); topping (mozzarella cheese (milk), tomato paste, pepperoni 10% (pork, pork fat, salt, paprika, preservative (250)))
pizza-margherita | halal | | wheat, milk | | maybe no | Wheat flour, tomatoes 24%, mozzarella (milk) 22%, water, olive oil, yeast, basil, salt.
meat-pie | doubtful | meat | wheat, soy | milk, egg | no no | Meat 25% (beef, mutton), wheat flour, water, vegetable oil (palm), thickener (1422), soy protein, salt, pepper, yeast. May contain milk, egg.
meat-pie-animal-fat | doubtful | animal fat | wheat | | no no | Wheat flour, water, beef 21%, animal fat (beef tallow), onion, salt, pepper
steak-ale-pie | haram | ale | wheat, barley | | no no | Beef (22%), wheat flour, ale (9%) (water, malted barley, hops, yeast), vegetable oil (palm), onions, water, salt.
sausage-roll | doubtful | sausage meat | wheat, sulphites | | no no | Wheat flour, sausage meat 30% [beef, water, rusk (wheat flour, salt), preservative (223)], palm oil, water, salt.
# Meat, deli, fish
beef-mince | doubtful | beef | | | no no | Beef.
lamb-halal-chops | halal | | | | no no | Halal lamb 100%
halal-sausages | halal | | sulphites | | no no | Halal beef 75%, water, rice flour, salt, spices, preservative (223), halal sheep casing
beef-sausages-hog-casing | haram | hog casing | sulphites | | no no | Beef (70%), water, rice flour, salt, pepper, preservative (223), hog casing.
beef-sausages-collagen-casing | doubtful | beef | | | no no | Beef 72%, water, potato starch, salt, pepper, dextrose (maize), beef collagen casing
pork-sausages | haram | pork | wheat, sulphites | | no no | Pork (82%), water, rusk (**wheat** flour, salt), salt, spices, preservative: sodium metabi**sulphite**, sodium ascorbate.
salami-beef-pork | haram | pork | | | no no | Pork, beef, salt, dextrose, spices, garlic, antioxidant (316), starter culture, preservatives (250, 252)
ham-sliced | haram | pork | | | no no | Leg ham (pork 85%), water, salt, mineral salts (451, 450), sugar, antioxidant (316), sodium nitrite (250), smoked.
turkey-breast-deli | doubtful | turkey breast | | | no no | Turkey breast meat (88%), water, salt, dextrose, carrageenan, sodium phosphates, sodium nitrite.
chicken-nuggets | doubtful | chicken | wheat | egg, milk | no no | Chicken 54%, breadcrumbs [wheat flour, yeast, salt], wheat flour, sunflower oil, water, maize starch, salt, pepper. May contain egg, milk.
chicken-halal-nuggets | halal | | wheat | | no no | Halal Chicken (60%), Wheat Flour, Vegetable Oil (Palm), Water, Salt, White Pepper, Raising Agents (450, 500)
corned-beef-can | doubtful | cooked beef | | | no no | Cooked beef, beef, salt, sugar, preservative: sodium nitrite.
blood-sausage | haram | pork blood | oats | | no no | Pork blood (35%), oatmeal, pork fat, onion, salt, pepper
kangaroo-steaks | doubtful | kangaroo | | | no no | Kangaroo (97%), olive oil, rosemary, pepper, salt
rabbit-stew | haram | white wine | celery, sulphites | | no no | Rabbit (40%), water, white wine, carrot, celery, onion, salt
rabbit-frozen | doubtful | rabbit | | | no no | Farmed rabbit, whole.
horse-steak | doubtful, hanafi haram, maliki haram | horse meat | | | no no | Horse meat 99%, salt
crocodile-jerky | haram, maliki doubtful | crocodile | soy | | no no | Crocodile meat 90%, soy sauce (water, soybeans, salt), brown sugar, garlic powder
escargots | haram, maliki doubtful | snails | mollusc, milk | | no no | Snails (55%), butter (milk), parsley, garlic, salt.
frog-legs | haram, maliki doubtful | frog legs | | | no no | Frog legs (frozen), water
duck-pate-port | haram | port | egg, milk | | no no | Duck liver 30%, duck meat, cream (milk), eggs, port (2%), salt, white pepper.
beef-jerky-soy | doubtful | beef | soy, wheat | | no no | Beef 89%, soy sauce (water, soybeans, wheat, salt), sugar, garlic powder, pepper, rice vinegar
fish-fingers | halal | | fish, wheat | milk | no no | Alaska pollock fillet 58% (FISH), breadcrumb coating (WHEAT flour, water, salt, yeast, paprika), rapeseed oil, potato starch. May contain MILK.
battered-fish-beer | haram | beer | fish, wheat, barley | | no no | Hoki (fish) 55%, wheat flour, canola oil, beer 6% (barley), salt, raising agents (450, 500).
tuna-oil | halal | | fish | | no no | Skipjack tuna (70%), sunflower oil, salt
smoked-salmon | halal | | fish | | no no | Atlantic salmon (FISH) 97%, sea salt, sugar, beech smoke.
salmon-gin-cured | haram | gin | fish | | no no | Salmon (fish), salt, sugar, gin 1%, dill, juniper berries.
crab-sticks | halal, hanafi haram, shafii doubtful | crab | fish, crustacean, egg, wheat | mollusc | no no | Surimi 45% (fish, sugar, stabiliser (420)), water, wheat starch, egg white, crab meat 2% (crustacean), canola oil, salt, colour (160c). May contain mollusc.
prawns-frozen | halal, hanafi doubtful | prawns | crustacean, sulphites | | no no | Raw prawns (crustacean), water, salt, preservative (223)
calamari-rings | halal, hanafi haram | squid | mollusc, wheat | | no no | Squid 52% (mollusc), wheat flour, water, canola oil, salt, white pepper.
oysters-smoked | halal, hanafi haram | oysters | mollusc | | no no | Oysters, cottonseed oil, salt.
sushi-california | halal, hanafi haram, shafii doubtful | crab | crustacean, egg, sesame | | no no | Cooked sushi rice [water, rice, rice vinegar, sugar, salt], cucumber, avocado, crab 8%, mayonnaise (canola oil, egg yolk, vinegar, sugar, salt), sesame seeds, nori.
sushi-mirin | haram | mirin | fish, soy, wheat | | no no | Cooked rice (rice, water, sugar, mirin, vinegar, salt), salmon (fish) 22%, nori, soy sauce (water, soybean, wheat, salt)
# Sauces, dressings, pickles, spreads
tomato-ketchup | halal | | | | yes yes | Tomatoes (148g per 100g ketchup), spirit vinegar, sugar, salt, spice extracts.
bbq-sauce | halal | | mustard | | yes yes | Water, tomato paste, sugar, vinegar, molasses, salt, modified starch (1422), mustard flour, garlic powder, colour (150a).
worcestershire | halal | | fish, barley | | no no | Malt vinegar (from barley), spirit vinegar, molasses, sugar, salt, anchovies (fish), tamarind extract, onions, garlic, spices
soy-sauce-brewed | halal | | soy, wheat | | yes yes | Water, soybeans, wheat, salt.
soy-sauce-alcohol | haram | alcohol | soy, wheat | | yes yes | Water, Soybeans, Wheat, Salt, Alcohol (to retain freshness)
teriyaki-sake | haram | sake | soy, wheat | sesame | yes yes | Soy sauce (water, soybeans, wheat, salt), sugar, sake 8%, ginger, garlic, thickener (415). May contain sesame.
oyster-sauce | halal, hanafi haram | oyster extract | mollusc, wheat | | no no | Water, sugar, salt, oyster extract 4% (oyster, water, salt), modified corn starch, caramel color, wheat flour
fish-sauce | halal | | fish | | no no | Anchovy (fish) 77%, salt, sugar
curry-paste-red | halal, hanafi doubtful | shrimp paste | crustacean | | no no | Red chilli 30%, lemongrass, garlic, shallot, salt, galangal, shrimp paste (shrimp, salt), kaffir lime, coriander seed, cumin
curry-paste-vegan | halal | | | mustard | yes yes | Green chilli, garlic, lemongrass, salt, shallots, galangal, kaffir lime peel, pepper. May contain mustard.
mayonnaise-whole-egg | halal | | egg, mustard | | yes no | Canola oil 72%, whole egg, water, vinegar, sugar, salt, mustard, food acid (lemon juice concentrate), antioxidant (385).
mayonnaise-wine-vinegar | halal, shafii doubtful, hanbali doubtful | white wine vinegar | egg, mustard | | yes no | Rapeseed oil (75%), pasteurised egg yolk, white wine vinegar, Dijon mustard (water, mustard seed, spirit vinegar, salt), sugar, salt
vegan-mayo | halal | | soy | | yes yes | Sunflower oil, water, soya milk 6% (water, soya beans), cider vinegar, sugar, salt, lemon juice
caesar-dressing | doubtful, hanafi halal | parmesan | egg, milk, fish | | no no | Canola oil, water, vinegar, egg yolk, parmesan (milk) 4%, anchovies (fish), garlic, sugar, salt, lemon juice, pepper
italian-dressing | halal | | | | yes yes | Water, sunflower oil, white vinegar, sugar, salt, red capsicum, garlic, vegetable gum (415), oregano
pasta-sauce-wine | haram | red wine | sulphites | | yes yes | Tomatoes (78%), onions, red wine 4%, olive oil, garlic, basil, salt.
peppercorn-sauce-brandy | haram | brandy | milk | | yes no | Water, cream (milk), green peppercorns, brandy 2%, butter (milk), cornflour, salt
gravy-powder | halal | | | | yes yes | Potato starch, salt, maltodextrin, colour (E150c), palm oil, onion powder, yeast.
pesto-parmigiano | doubtful, hanafi halal | grana padano | milk, cashew, egg | peanut | maybe no | Sunflower oil, basil 30%, cashew nuts, Grana Padano cheese (milk, salt, rennet, lysozyme (egg)), salt, garlic. May contain peanuts.
pesto-vegan | halal | | cashew, soy | | yes yes | Basil (38%), sunflower oil, cashew nuts 9%, tofu (water, soya beans), olive oil, salt
hummus | halal | | sesame | | yes yes | Chickpeas 60% [water, chickpeas], tahini (sesame) 15%, canola oil, lemon juice, garlic, salt, preservative (202).
tzatziki | halal | | milk | | yes no | Yogurt (milk), cucumber (20%), garlic, sea salt, mint
pickles-gherkin | halal | | mustard | | yes yes | Gherkins 55%, water, vinegar, sugar, salt, mustard seeds, dill, firming agent (509).
olives-wine-vinegar | halal, shafii doubtful, hanbali doubtful | red wine vinegar | | | yes yes | Kalamata olives 60%, water, salt, red wine vinegar, olive oil
kimchi-fish-sauce | halal, hanafi doubtful | salted shrimp | fish, crustacean | | no no | Napa cabbage 80%, radish, red pepper powder, garlic, anchovy sauce (anchovy (fish), salt), salted shrimp (crustacean), ginger, sugar
kimchi-vegan | halal | | | | yes yes | Cabbage (75%), radish, chilli, garlic, salt, ginger, glutinous rice flour
miso-paste | halal | | soy | | yes yes | Soybeans, rice, salt, koji culture.
miso-soup-alcohol | haram | alcohol | soy, fish | | no no | Miso (soybeans, rice, salt, alcohol), dried tofu (soybeans), wakame seaweed, bonito powder (fish), spring onion
balsamic-vinegar | halal, shafii doubtful, hanbali doubtful | wine vinegar | sulphites | | yes yes | Wine vinegar, cooked grape must, colour (150d). Contains sulphites.
malt-vinegar | halal | | barley | | yes yes | Malt Vinegar (Barley).
apple-cider-vinegar | halal | | | | yes yes | Raw organic apple cider vinegar (with the "mother"), water
strawberry-jam | halal | | | | yes yes | Sugar, strawberries (45%), gelling agent: pectin, citric acid.
champagne-jam | haram | champagne | sulphites | | yes yes | Strawberries 50%, sugar, champagne 5%, fruit pectin
marmalade-whisky | haram | scotch whisky | | | yes yes | Sugar, Seville oranges (26%), Scotch whisky (3%), gelling agent: fruit pectins
honey | halal | | | | yes no | 100% pure Australian honey
maple-syrup | halal | | | | yes yes | Pure maple syrup.
peanut-butter | halal | | peanut | any nuts | yes yes | Peanuts (99%), salt. May contain tree nuts.
yeast-spread | doubtful | yeast extract | barley, wheat | | yes yes | Yeast extract (contains barley, wheat), salt, malt extract (from barley), colour (150c), thiamine, riboflavin, niacin, folate.
margarine-471 | doubtful | 471 | milk, soy | | maybe no | Vegetable oils 65% (canola, sunflower), water, salt, emulsifiers (soy lecithin, 471), milk solids, preservative (202), food acid (270), colour (160a), vitamins A, D.
dairy-free-spread | halal | | | | yes yes | Rapeseed oil 55%, coconut oil, water, sea salt, emulsifier (sunflower lecithin), colour: carotenes
cooking-oil-canola | halal | | | | yes yes | Canola oil
ghee | halal | | milk | | yes no | Clarified butter (cow's milk fat 99.8%)
lard-block | haram | lard | | | no no | Lard, antioxidants (BHA, BHT), citric acid.
beef-dripping | doubtful | beef dripping | | | no no | Refined beef dripping.
# Canned goods, spices, plant foods
baked-beans | halal | | | | yes yes | Haricot beans (51%), tomatoes, water, sugar, spirit vinegar, modified cornflour, salt, onion powder, paprika
beans-bacon | haram | bacon | | | no no | Navy beans, water, tomato paste, sugar, bacon 3%, salt, thickener (1422)
chickpeas-canned | halal | | | | yes yes | Chickpeas, water, salt, firming agent (calcium chloride).
sweetcorn-no-sugar | halal | | | | yes yes | Sweetcorn, water. No added sugar, no added salt.
coconut-milk-435 | doubtful | 435 | | | maybe maybe | Coconut extract (70%), water, emulsifier (435), stabiliser (466).
sardines-tomato | halal | | fish | | no no | Sardines (fish) 70%, tomato paste, water, sunflower oil, salt.
curry-powder | halal | | mustard | | yes yes | Coriander, turmeric, cumin, fenugreek, MUSTARD, chilli, salt, black pepper, fennel, cloves.
taco-seasoning | halal | | | oats | yes yes | Maize flour, paprika, cumin, salt, sugar, garlic powder, oregano, chilli, silicon dioxide. May contain oats.
vanilla-essence-alcohol | haram | alcohol | | | yes yes | Water, alcohol (35%), vanilla bean extractives
soy-milk | halal | | soy | | yes yes | Filtered water, whole soybeans (14%), cane sugar, calcium phosphate, salt, vitamin B2, vitamin B12.
oat-milk | halal | | oats | | yes yes | Water, oats 10%, sunflower oil, acidity regulator (340), calcium carbonate, salt, gellan gum.
almond-milk | halal | | almond | | yes yes | Filtered water, almonds (2.5%), raw sugar, sea salt, sunflower lecithin, gellan gum.
rice-milk-free-claims | halal | | | | yes yes | Filtered water, whole brown rice (12%), sunflower oil, salt. Dairy free. Gluten free. Nut free.
burger-plant-based | halal | | soy | wheat | yes yes | Water, soy protein (22%), coconut oil, canola oil, methylcellulose, beetroot powder, potato starch, vinegar, salt. May contain wheat.
quorn-style | halal | | egg | | yes no | Mycoprotein (88%), rehydrated egg white, firming agents: calcium chloride, calcium acetate
veggie-sausage | halal | | wheat, soy, egg | milk | yes no | Water, wheat gluten 14%, rapeseed oil, soya protein, egg white, onion, salt, pepper, casing (calcium alginate). May contain milk.
tofu-firm | halal | | soy | | yes yes | Water, soybeans (non-GMO), firming agents (calcium sulphate, magnesium chloride).
vegan-bacon | halal | | wheat, soy | | yes yes | Water, wheat gluten, soya protein, sunflower oil, salt, beetroot, smoked paprika.
# Drinks
cola | halal | | | | yes yes | Carbonated water, sugar, colour (150d), food acid (338), caffeine.
lemonade | halal | | | | yes yes | Carbonated Water, Cane Sugar, Lemon Juice 5%, Food Acid (330), Preservative (211)
energy-drink | halal | | | | yes yes | Water, sucrose, glucose, citric acid, taurine (0.4%), carbon dioxide, sodium bicarbonate, magnesium carbonate, caffeine (0.03%), niacinamide, calcium pantothenate, pyridoxine HCl, vitamin B12.
orange-juice | halal | | | | yes yes | 100% orange juice from concentrate, vitamin C
cranberry-drink-120 | haram, maliki doubtful | cochineal | | | no no | Water, cranberry juice (25%), sugar, natural colour (cochineal 120).
isotonic-445 | doubtful | glycerol ester of wood rosin | | | maybe maybe | Water, sugar, dextrose, citric acid, salt, monopotassium phosphate, gum arabic, glycerol ester of wood rosin, yellow 6.
alcohol-free-beer | doubtful | alcohol-free beer | barley | | yes yes | Alcohol-free beer (water, barley malt, hops).
beer-full | haram | beer | barley | | yes yes | Beer (water, barley malt, hops, yeast)
dealcoholised-wine | haram | dealcoholised wine | sulphites | | yes yes | Dealcoholised wine, grape juice concentrate, preservative (sulphur dioxide).
kombucha | doubtful | kombucha | | | yes yes | Raw kombucha (filtered water, kombucha culture, black tea, cane sugar), ginger juice
iced-tea | halal | | | | yes yes | Water, sugar, black tea extract (0.14%), peach juice 0.1%, citric acid, ascorbic acid.
coffee-3in1 | halal | | milk | | yes no | Sugar, glucose syrup, instant coffee (12%), hydrogenated palm kernel oil, milk protein, stabilisers (340, 452), silicon dioxide
coffee-3in1-471 | doubtful | e471 | milk | | maybe no | Sugar; creamer [glucose syrup, hydrogenated coconut oil, sodium caseinate (milk), E340(ii), E471]; instant coffee 11%
hot-chocolate | halal | | milk | | maybe no | Sugar, cocoa 20%, skimmed milk powder, whey powder (milk), salt.
malt-drink-powder | halal | | barley, milk | wheat | maybe no | Malt extract 40% (from barley), milk solids, sugar, cocoa, lactose (milk), salt. May contain wheat.
# Supplements and odd ones
protein-whey | halal | | milk, soy | egg | maybe no | Whey protein isolate (milk) 92%, cocoa powder, xanthan gum, sweetener (sucralose), soy lecithin. Manufactured in a facility that also processes egg.
protein-pea | halal | | | | yes yes | Pea protein isolate 85%, cocoa, inulin, sea salt, sweetener (steviol glycosides).
collagen-bovine | doubtful | bovine collagen | | | no no | Hydrolysed bovine collagen peptides.
collagen-marine | halal | | fish | | no no | Hydrolysed marine collagen (fish), vitamin C.
vitamin-d-softgel | doubtful | gelatine | | | no no | Olive oil, capsule shell (bovine gelatine, glycerol, water), cholecalciferol.
fish-oil-caps | doubtful | gelatin | fish | | no no | Fish oil 1000mg, gelatin, glycerin, purified water, mixed tocopherols
vitamin-veg-caps | halal | | | | yes yes | Ascorbic acid, capsule shell (hydroxypropyl methylcellulose), silicon dioxide.
glucosamine | halal, hanafi haram | glucosamine sulphate | crustacean, mollusc | | no no | Glucosamine sulphate (from shellfish), microcrystalline cellulose, silica.
digestive-enzymes-pancreatin | haram | pancreatin | | | no no | Pancreatin, microcrystalline cellulose, calcium phosphate
unknown-cordial | unknown | trivanol | | | unknown unknown | Water, sugar, trivanol, citric acid.
unknown-spice-mix | unknown | brimtose | | | unknown unknown | Paprika, brimtose, salt, garlic powder.
unknown-biscuit-milk | unknown | quastine | wheat, milk | | unknown no | Wheat flour, sugar, butter (milk), quastine, salt.
unknown-with-pork | haram | pork | | | no no | Pork 60%, velmarin, salt.
unknown-with-471 | doubtful | 471 | | | unknown unknown | Sugar, zorvelin, emulsifier (471), cocoa.
trace-pork | doubtful | pork | wheat | | yes yes | Wheat flour, water, yeast, salt. Produced on a line that also handles pork.
three-levels-deep | haram | bacon fat | wheat, milk, soy | egg | no no | Filled pastry (pastry 60% [wheat flour, water, butter (milk)], filling 40% [potato, onion, seasoning (salt, bacon fat, soy flour)]). May contain egg.
newline-list | doubtful | gelatine | milk | | no no | INGREDIENTS:\nSugar\nGlucose syrup\nMilk solids\nGelatine\nCitric acid
bullet-list | halal | | oats, almond | | yes yes | Ingredients: oats • almonds • dates • cinnamon • sea salt
and-or-oils | halal | | | | yes yes | Potatoes, Vegetable Oil (Sunflower and/or Canola and/or Palm), Salt
and-or-animal | doubtful | beef tallow | | | no no | Potatoes, frying oil (beef tallow and/or canola), salt
ins-number | doubtful | ins 471 | wheat | | maybe maybe | Wheat flour, sugar, palm oil, emulsifier (INS 471), raising agent (INS 500(ii)).
spaced-e-number | doubtful | e 471 | milk | | maybe no | Milk, cream, sugar, emulsifier E 471, stabiliser E 407
dashed-e-number | doubtful | e-471 | wheat | | maybe maybe | wheat flour, sugar, e-471, e-500, salt
roman-colours | halal | | | | yes yes | Sugar, water, colours (E160a(i), E150d, E101(i)), acid (E330)
mono-no-colour-claim | halal | | milk | | yes no | Milk, sugar, cocoa. No artificial colours. Contains no gelatine. Alcohol free.
free-from-pork-lard | doubtful | beef fat | wheat | | no no | Wheat flour, beef fat, water, salt. Free from pork and lard.
# Flavourings and extracts
biscuit-natural-flavour | doubtful | natural flavour | wheat | | maybe maybe | Wheat flour, sugar, palm oil, salt, natural flavour.
soft-drink-flavouring | doubtful | flavourings | | | maybe maybe | Carbonated water, sugar, citric acid, flavourings, preservative (potassium sorbate).
lolly-strawberry-flavour | halal | | | | yes yes | Sugar, glucose syrup, citric acid, strawberry flavour, colour (162).
lolly-artificial-flavor | halal | | | | yes yes | Sugar, corn syrup, malic acid, artificial flavor, blue 2
cookie-vanilla-extract | doubtful, hanafi halal | vanilla extract | wheat, milk, egg | | yes no | Wheat flour, butter (milk), sugar, egg, vanilla extract, salt
custard-vanilla-flavour | halal | | milk | | yes no | Milk, sugar, cornflour, vanilla flavouring, colour (101).
cake-rum-flavouring | doubtful | rum flavouring | wheat, egg | | yes no | Wheat flour, sugar, egg, sunflower oil, rum flavouring
crisps-chicken-flavour | doubtful | chicken flavour | | | maybe maybe | Potatoes, sunflower oil, salt, sugar, chicken flavour, parsley.
crisps-bacon-flavour | haram | bacon flavour | | | maybe maybe | Potatoes, sunflower oil, bacon flavour, salt
seafood-stick-crab-flavour | halal, hanafi doubtful | crab flavour | fish, crustacean, wheat, egg | | no no | Fish (40%), water, wheat starch, egg white, sugar, salt, crab flavour, colour (160c).
yoghurt-alcohol-free-flavouring | halal | | milk | | yes no | Yoghurt (milk), sugar, alcohol-free vanilla flavouring
cheese-enzymes-unnamed | doubtful | enzymes | milk | | maybe no | Pasteurized milk, cheese cultures, salt, enzymes
soup-yeast-extract | doubtful | yeast extract | celery | | yes yes | Water, carrots, onion, potato, yeast extract, salt, celery, pepper
soup-hvp | halal | | soy, celery | | yes yes | Water, leek 30%, potato starch, hydrolysed vegetable protein (soy), salt, sugar, celery seed.
juice-vitamins-unnamed | doubtful | vitamins | | | maybe maybe | Apple juice 99%, vitamins.
biscuit-vanillin | halal | | wheat, soy | | yes yes | Wheat flour, sugar, rapeseed oil, soya lecithin, vanillin, salt
# Longer lists, as whole packs print them
choc-biscuit-au | doubtful | flavour | wheat, milk, soy | egg, peanut, any nuts | maybe no | Milk chocolate (34%) [sugar, milk solids, cocoa butter, cocoa mass, vegetable oil, emulsifiers (soy lecithin, 476), flavour], wheat flour, sugar, vegetable oil, golden syrup, colours (caramel III, beetroot red, annatto), cocoa, salt, baking powder, emulsifier (soy lecithin), flavour. Contains wheat, milk, soy. May contain egg, peanut, tree nuts.
malt-cereal-au | halal | | wheat, barley | oats, milk | yes yes | Whole grain wheat (97%), raw sugar, salt, barley malt extract, minerals (zinc gluconate, iron), vitamins (niacin, thiamin, riboflavin, folate). Contains gluten containing cereals: wheat, barley. May contain oats, milk.
stock-powder-chicken-au | doubtful | chicken fat, yeast extract | soy, wheat, celery | | no no | Salt, flavour enhancers (621, 635), maltodextrin, sugar, chicken fat, yeast extract, vegetable powders (onion, garlic, celery), hydrolysed vegetable protein (soy, wheat), colour (101), spices.
chicken-crackers-au | doubtful | 635 | wheat, soy, milk | | maybe no | Wheat flour, vegetable oil [contains soy], salt, maltodextrin, whey powder (milk), flavour enhancers (621, 635), sugar, herbs & spices, raising agents (500, 503), food acids (330, 262), onion powder
frozen-dim-sim | haram | pork | wheat, soy | | no no | Pastry (36%) (wheat flour, water, salt, thickener (1442)), cabbage, meat (18%) (mutton, pork), textured soy protein, water, salt, sugar, soy sauce (soybeans, wheat, salt), pepper.
party-pies-au | doubtful | beef | wheat, soy, barley | | no no | WHEAT Flour, Water, Beef (min. 25%), Animal and Vegetable Fats & Oils (Antioxidant (320)), Thickener (1422), Salt, Hydrolysed Vegetable Protein (SOY), Colour (150a), BARLEY, Spices.
ice-confection-au | doubtful | 471, 477 | milk | wheat, peanut | maybe no | Skim milk concentrate, sugar, vegetable fat, glucose syrup, whey powder (milk), emulsifiers (471, 477), stabilisers (410, 412, 407), colours (102, 110). May contain wheat, peanut
jelly-crystals-au | doubtful | gelatine | sulphites | | no no | Sugar, Gelatine, Food Acids (297, 331), Colours (122, 133), Preservative (220). Contains Sulphites.
confectionery-120-au | haram, maliki doubtful | 120 | | milk | no no | Sugar, glucose syrup (from corn), modified starch (1420), gelatine, food acids (330, 331), natural colours (100, 120, 141), beeswax (901), vegetable oil. May contain milk.
lollies-snakes-au | doubtful | gelatine | wheat | | no no | Glucose Syrup (Derived From Wheat), Cane Sugar, Thickener (Dextrin Roasted Starch), Gelatine, Food Acid (Citric), Colours (Turmeric, Paprika), Wheat Starch.
cordial-au | doubtful | flavours | | | maybe maybe | Water, sugar, reconstituted fruit juices (orange 15%, apple 10%), food acid (citric acid), flavours, preservatives (211, 202), sweeteners (952, 954)
sports-drink-au | doubtful | flavour | | | maybe maybe | Water, Sugar, Food Acids (330, 331), Sodium Chloride, Potassium Phosphate, Flavour, Colour (133)
energy-drink-au | doubtful | flavours | | | maybe maybe | Carbonated water, sucrose, glucose, food acid (citric acid), taurine (0.4%), acidity regulator (sodium bicarbonate), flavours, colours (caramel, riboflavin), caffeine (0.03%), vitamins (niacin, pantothenic acid, B6, B12).
protein-bar | doubtful | glycerine | milk, soy | peanut, any nuts, egg | no no | Protein blend (milk protein isolate, soy protein isolate, hydrolysed bovine collagen), glycerine (422), polydextrose, milk chocolate (10%) [sugar, cocoa butter, whole milk powder, cocoa mass, emulsifier (soy lecithin)], palm oil, sweetener (sucralose). May contain peanuts, nuts, egg.
snack-cheese-balls | doubtful | natural flavours | milk | | maybe no | Corn, vegetable oil (canola), cheese seasoning [whey powder (milk), salt, cheese powder (milk), natural flavours, lactic acid, yeast], calcium carbonate
us-snack-cake | doubtful | beef fat, mono and diglycerides, natural and artificial flavors | wheat, egg, milk, soy | | no no | SUGAR, ENRICHED BLEACHED WHEAT FLOUR [FLOUR, REDUCED IRON, B VITAMINS (NIACIN, THIAMINE MONONITRATE (B1), RIBOFLAVIN (B2), FOLIC ACID)], WATER, CORN SYRUP, PALM OIL, EGGS, BEEF FAT, DEXTROSE, CONTAINS 2% OR LESS OF: WHEY, MODIFIED CORN STARCH, SALT, MONO AND DIGLYCERIDES, SOY LECITHIN, NATURAL AND ARTIFICIAL FLAVORS, SODIUM STEAROYL LACTYLATE, YELLOW 5, RED 40.
us-sandwich-cookie | halal | | wheat, soy | | yes yes | UNBLEACHED ENRICHED FLOUR (WHEAT FLOUR, NIACIN, REDUCED IRON, THIAMINE MONONITRATE {VITAMIN B1}, RIBOFLAVIN {VITAMIN B2}, FOLIC ACID), SUGAR, PALM AND/OR CANOLA OIL, COCOA (PROCESSED WITH ALKALI), HIGH FRUCTOSE CORN SYRUP, LEAVENING (BAKING SODA AND/OR CALCIUM PHOSPHATE), SALT, SOY LECITHIN, UNSWEETENED CHOCOLATE, ARTIFICIAL FLAVOR. CONTAINS: WHEAT, SOY.
us-ranch | doubtful | natural flavors | egg, milk, soy | | maybe no | Vegetable oil (soybean oil and/or canola oil), water, egg yolk, sugar, salt, cultured nonfat buttermilk, natural flavors (soy), spices, dried garlic, dried onion, vinegar, phosphoric acid, xanthan gum, monosodium glutamate, disodium inosinate and guanylate.
us-mac-cheese | doubtful | enzymes | wheat, milk | | maybe no | Enriched macaroni (wheat flour, niacin, ferrous sulfate, thiamin mononitrate, riboflavin, folic acid), cheese sauce mix (whey, milkfat, salt, sodium tripolyphosphate, citric acid, lactic acid, sodium phosphate, milk, yellow 5, enzymes, cheese culture).
us-hot-dogs | haram | pork | | | no no | Mechanically separated turkey, mechanically separated chicken, pork, water, corn syrup, contains less than 2% of salt, sodium phosphate, potassium chloride, natural flavor, sodium ascorbate, sodium nitrite.
us-beans-pork | haram | pork | soy, wheat | | no no | Prepared white beans, water, sugar, pork, tomato puree, soy sauce (water, wheat, soybeans, salt), salt, distilled vinegar, onion powder.
us-marshmallow-cereal | doubtful | gelatin | oats | | no no | Whole Grain Oats, Sugar, Corn Starch, Modified Corn Starch, Corn Syrup, Dextrose, Salt, Gelatin, Trisodium Phosphate, Red 40, Yellow 6, Blue 1. Vitamin E (mixed tocopherols) Added to Preserve Freshness.
us-yogurt-kosher-gelatin | doubtful | kosher gelatin | milk | | no no | Cultured Grade A Low Fat Milk, Sugar, Modified Food Starch, Kosher Gelatin, Tricalcium Phosphate, Pectin, Vitamin A Acetate, Vitamin D3.
uk-crisps-prawn | doubtful | flavouring | wheat, soy | milk, barley | maybe maybe | Potatoes, Vegetable Oils (Sunflower, Rapeseed, in varying proportions), Prawn Cocktail Seasoning [Sugar, Glucose, Salt, Rusk (contains _Wheat_), Citric Acid, Potassium Chloride, Dried Yeast, Dried Onion, Hydrolysed _Soya_ Protein, Flavouring, Sweetener (Sucralose)]. May contain _Milk_, _Barley_.
uk-beef-lasagne | haram | red wine | wheat, milk, egg, celery, sulphites | | no no | Cooked Egg Pasta (19%) [Water, Durum **Wheat** Semolina, Pasteurised **Egg**], Semi Skimmed **Milk**, Beef (17%), Water, Tomato Purée, Onion, Tomato, Red Wine, Medium Fat Hard Cheese (**Milk**), Cornflour, Carrot, **Celery**, Garlic Purée, Salt, Basil, Black Pepper.
uk-scotch-egg | haram | pork | wheat, egg, mustard | | no no | Pork (35%), Egg (30%), Fortified Wheat Flour (Wheat Flour, Calcium Carbonate, Iron, Niacin, Thiamin), Water, Rapeseed Oil, Breadcrumbs (Wheat Flour, Yeast, Salt), Salt, Mustard Powder, Sage, Stabiliser (Diphosphates).
uk-quiche-bacon | haram | smoked bacon | wheat, milk, egg | | no no | Whole Milk, Wheat Flour (with Calcium, Iron, Niacin, Thiamin), Pasteurised Egg, Smoked Bacon (9%) (Pork, Salt, Antioxidant (Sodium Ascorbate), Preservatives (Potassium Nitrate, Sodium Nitrite)), Palm Oil, Cheddar Cheese (Milk), Water, Double Cream (Milk), Cornflour, Salt.
uk-christmas-pudding | haram | brandy, stout | wheat, milk, almond, barley, sulphites | walnut, egg | no no | Vine Fruits 40% (Sultanas, Raisins), Sugar, Breadcrumbs (Wheat Flour, Water, Yeast, Salt), Brandy (4%), Stout (Barley), Beef Suet, Almonds, Glacé Cherries (Cherries, Glucose-Fructose Syrup, Preservative (Sulphur Dioxide)), Butter (Milk), Mixed Spice. May contain walnuts, egg.
uk-veg-gravy | halal | | | celery | yes yes | Potato Starch, Maltodextrin, Palm Oil, Salt, Rice Flour, Colour (Plain Caramel), Onion Powder, Pepper. May contain traces of celery.
uk-sausages-halal-lamb | halal | | wheat, sulphites | | no no | Halal Lamb (72%), Water, Rusk (Wheat Flour, Salt), Mint (1%), Salt, Spices, Preservative (Sodium Sulphite), Halal Beef Collagen Casing.
uk-wine-gums | doubtful | bovine gelatine | | | no no | Glucose Syrup, Sugar, Starch, Bovine Gelatine, Acids (Malic Acid, Acetic Acid), Colours (Anthocyanins, Vegetable Carbon, Paprika Extract, Lutein), Glazing Agent (Carnauba Wax).
uk-trifle | haram | sherry, carmines | milk, egg, wheat | | no no | Custard (35%) (Milk, Sugar, Egg Yolk, Cornflour), Whipping Cream (Milk), Raspberries, Sponge (Wheat Flour, Sugar, Egg), Sherry 3%, Sugar, Water, Gelling Agent (Pectin), Colour (Carmines).
uk-spread-vegan | halal | | almond, oats | | yes yes | Water, Coconut Oil (24%), Almonds (8%), Oat Flour, Modified Potato Starch, Sea Salt, Olive Extract, Colour: Carotenes.
halal-gelatine-yoghurt | halal | | milk | | no no | Reduced fat milk, sugar, strawberries (6%), halal gelatine, thickener (1442), live cultures
halal-chicken-stock | doubtful | flavours | | | no no | Salt, Halal Chicken Meat (4%), Palm Oil, Onion Powder, Flavours, Turmeric
kebab-halal-certified | halal | | milk | | no no | Lamb (Halal Certified) 78%, onion, yoghurt (milk), parsley, salt, cumin, sumac.
pork-halal-nonsense | haram | pork | | | no no | Halal pork 80%, water, salt
wine-halal-nonsense | haram | wine | sulphites | | yes yes | Halal wine, sugar
pork-fat-free | haram | pork | | | no no | Lean pork 95% fat free, salt, water.
pork-claim-free | halal | | wheat | | yes yes | Wheat flour, water, salt. No pork, no lard. No alcohol and gelatine.
grams-not-numbers | halal | | | | yes yes | Strawberries, sugar, pectin, citric acid. Prepared with 120 g of fruit per 100 g. Total sugar 62 g per 100 g.
bare-jelly-strawberry | doubtful | jelly | wheat, egg | | maybe no | Sponge (wheat flour, egg, sugar), jelly (strawberry), sugar
bare-pizza-allergens | doubtful | pizza | wheat, milk | | maybe no | Pizza (wheat, milk), basil.
prawns-allergen-sentence | halal, hanafi doubtful | prawns | crustacean, sulphites | fish, mollusc | no no | Prawns (98%), salt, preservative (223). Contains: crustacean, sulphites. May contain: fish, mollusc.
mussels-au | halal, hanafi haram | mussels | mollusc | | no no | Mussels (New Zealand), water, salt. Contains mollusc.
fish-cakes-crustacea | halal, hanafi doubtful | molluscs | fish, wheat | mollusc | no no | Fish (hoki) 45%, potato, wheat flour, canola oil, salt, parsley. May contain traces of molluscs.
anchovy-olives | halal | | fish | | no no | Green olives 60%, water, anchovy paste (anchovies (fish), salt), salt, citric acid, monosodium glutamate
tocopherol-soy-oil | halal | | | | yes yes | Sunflower oil, antioxidant (tocopherols).
cheese-snack-vegetarian | halal | | milk, wheat | | maybe no | Cheddar (milk, salt, cultures, vegetarian rennet) 55%, crackers (wheat flour, sunflower oil, salt)
whey-crisps | halal | | milk, soy | | maybe no | Whey protein isolate (milk), tapioca starch, soya flour, salt
e471-plant-brackets | halal | | milk | | maybe no | Milk, sugar, cream, emulsifier (mono- and diglycerides (plant origin)), lactose, guar gum.
e471-animal-stated | doubtful | 471 | wheat | | no no | Wheat flour, sugar, emulsifier (471 (animal origin)), salt.
e471-pork-stated | haram | e471 | wheat | | no no | Wheat flour, sugar, emulsifier E471 (pork), salt
glycerol-vegetable | halal | | wheat | | yes yes | Wheat flour, water, vegetable glycerol, palm oil, salt, yeast
stearate-bovine | doubtful | magnesium stearate | | | no no | Calcium carbonate, microcrystalline cellulose, magnesium stearate (bovine)
cysteine-synthetic | halal | | wheat | | yes yes | Wheat flour, water, salt, yeast, flour treatment agent (L-cysteine (synthetic)).
cysteine-duck | doubtful | l-cysteine | wheat | | no no | Wheat flour, water, salt, L-cysteine (from duck feathers)
gelatine-mixed-origin | haram | gelatine | | | no no | Sugar, glucose syrup, gelatine (bovine and/or porcine), citric acid
enzyme-fungal | halal | | wheat | | yes yes | Wheat flour, water, yeast, salt, enzymes (fungal)
lipase-kid | doubtful | lipase | milk | | maybe no | Milk, salt, cultures, microbial rennet, lipase.
rennet-vegetarian-parmesan | halal | | milk | | maybe no | Hard cheese (milk, salt, vegetarian rennet), potato starch
isinglass-cleared | halal | | fish | | no no | Apple juice, isinglass (fish), ascorbic acid
unknown-two | unknown | quorvane, lemtrosil | soy | | unknown unknown | Soy protein, quorvane, rice flour, lemtrosil 3%, salt
unknown-in-trace | unknown | drumbelin | wheat | | unknown unknown | Wheat flour, salt, drumbelin.
may-contain-pork-gelatine | doubtful | pork gelatine | | milk | yes yes | Sugar, glucose syrup, pectin, citric acid. May contain milk, pork gelatine.
may-contain-alcohol | doubtful | alcohol | | | yes yes | Cocoa mass, sugar, cocoa butter. May contain traces of alcohol.
# Claims and odd prints
no-claim-then-pork | haram | pork | | | no no | No artificial colours or flavours Pork (60%), water, salt.
claim-not-contain | halal | | wheat | | yes yes | Wheat flour, salt, yeast. Does not contain pork or alcohol. Suitable for vegetarians.
sugar-alcohols | halal | | | | yes yes | Sugar alcohol (sorbitol), gum arabic, citric acid, polyvinyl alcohol.
odd-separators | haram, maliki doubtful | e 120 | wheat | | no no | wheat flour • sugar • e 120 • salt
odd-hyphens | doubtful | gelatine | | | no no | Sugar, Gelling agent-gelatine, acid-citric acid
odd-no-spaces | doubtful | 471 | wheat, soy | | maybe maybe | Sugar,wheat flour,emulsifiers(471,322(soy)),salt
odd-shares-only | haram | lard | wheat | | no no | Wheat flour 60% sugar 20% lard 10% salt
odd-slash | doubtful | beef | | | no no | Beef/Lamb 70%, water, salt
odd-braces | halal | | milk, oats | | yes no | Oats {55%}, milk powder, sugar [raw], salt
odd-unclosed | doubtful | gelatine | milk | | no no | Yoghurt (milk, cultures, sugar, gelatine, strawberry 5%
sentence-of-lines | halal | | wheat, soy | sesame | yes yes | Ingredients:\nWheat flour (60%)\nWater\nSoya flour\nSalt\nMay contain sesame
horseradish-cream | halal | | milk | | yes no | Horse radish 40%, cream (milk), spirit vinegar, sugar, salt
beefsteak-tomato | halal | | | | yes yes | Beefsteak tomatoes 60%, oyster mushrooms, kidney beans, olive oil, egg plant.
butter-words | halal | | peanut | | yes yes | Peanut butter, cocoa butter, shea butter, coconut milk, cream of tartar
# What a class says of its members, meatless kinds of meat, mark-up and unprinted signs
class-vegetable | halal | | wheat | | yes yes | Wheat flour, canola oil, vegetable emulsifiers (471, 481), emulsifiers of vegetable origin (E472e), salt.
name-vegetable | halal | | | | yes yes | Water, vegetable mono- and diglycerides (471), vegetable glycerol (422), salt.
name-animal | doubtful | 471 | | | no no | Water, animal mono- and diglycerides (471), salt.
class-vegetable-animal-member | doubtful | 471 | wheat | | no no | Wheat flour, vegetable emulsifier (animal 471), salt.
class-animal | doubtful | 471 | wheat | | no no | Wheat flour, animal emulsifier (471), salt.
class-vegetable-gelatine | haram | pork gelatine | | | no no | Sugar, vegetable gelling agent (pork gelatine), citric acid.
flavour-is-no-class | doubtful | 631 | | | maybe maybe | Potato, salt, vegetable seasoning (onion powder, 631).
plant-based-bacon | halal | | soy | | yes yes | Plant-based bacon (soy protein, water, salt, smoke flavour), meat-free mince, veggie sausage
pilsner-malt | halal | | barley | | yes yes | Water, pilsner malt, hops
ruminant-rennet | doubtful, hanafi halal | ruminant rennet | milk | | no no | Milk, salt, starter culture, ruminant rennet
speckled-beans | halal | | | | yes yes | Speckled beans, hog plum, salt
marked-up | halal | | milk, wheat | | yes no | <b>Wheat</b> flour, sugar, <span class="allergen">milk</span> powder
unprinted-signs | haram | pork | soy | | no no | So­ja, po​rk, salt
`;
