export type CategoryModule = 'classified' | 'retail' | 'booking';
export type TemplateSlug = 'general' | 'job' | 'realestate';

export interface CategorySeed {
  id: number;
  module: CategoryModule;
  name: string;
  slug: string;
  text?: string;
  template: TemplateSlug | null;
  pid: number;
  icon: string;
  art: string;
  isFeatured: boolean;
  position: number;
}

type Top = [id: number, name: string, slug: string, icon: string, art: string, options?: TopOptions];
type Sub = [id: number, name: string, slug: string, icon: string, art: string, text?: string];

interface TopOptions {
  template?: TemplateSlug;
  text?: string;
  isFeatured?: boolean;
}

interface Family {
  top: Top;
  subs: Sub[];
}

/** Rows of one module; positions follow the written order, sub-categories take the parent's template. */
function plant(module: CategoryModule, families: Family[]): CategorySeed[] {
  return families.flatMap(({ top, subs }, place) => {
    const [pid, name, slug, icon, art, options = {}] = top;
    const template = module === 'retail' ? null : (options.template ?? 'general');
    const parent: CategorySeed = {
      id: pid,
      module,
      name,
      slug,
      template,
      pid: 0,
      icon,
      art,
      ...(options.text ? { text: options.text } : {}),
      isFeatured: options.isFeatured ?? false,
      position: place + 1,
    };
    const children = subs.map(
      ([id, subName, subSlug, subIcon, subArt, text], index): CategorySeed => ({
        id,
        module,
        name: subName,
        slug: subSlug,
        template,
        pid,
        icon: subIcon,
        art: subArt,
        ...(text ? { text } : {}),
        isFeatured: false,
        position: index + 1,
      }),
    );
    return [parent, ...children];
  });
}

const classified: Family[] = [
  {
    top: [1, 'Motors', 'motors', 'car', 'cars', { isFeatured: true }],
    subs: [
      [100, 'Cars and Vans', 'cars-and-vans', 'car-front', 'car'],
      [103, 'Utes and Trucks', 'utes-and-trucks', 'truck', 'ute'],
      [102, 'Motorcycle', 'motorcycle', 'motorbike', 'motorcycle'],
      [101, 'Caravan and Campers', 'caravan-and-campers', 'caravan', 'caravan'],
      [105, 'Boats and Marine', 'boats-and-marine', 'sailboat', 'boat'],
      [106, 'Trailers', 'trailers', 'container', 'trailer'],
      [104, 'Parts and Accessories', 'parts-and-accessories', 'cog', 'tools'],
      [107, 'Wheels and Tyres', 'wheels-and-tyres', 'circle-dot', 'tyre'],
    ],
  },
  {
    top: [
      40,
      'Real estate',
      'real-estate',
      'house',
      'real-estate',
      { template: 'realestate', isFeatured: true },
    ],
    subs: [
      [122, 'Residential Real Estate', 'residential-real-estate', 'house', 'real-estate'],
      [137, 'Commercial Real Estate', 'commercial-real-estate', 'building-2', 'tower'],
    ],
  },
  {
    top: [2, 'Jobs', 'jobs', 'briefcase', 'jobs', { template: 'job', isFeatured: true }],
    subs: [
      [110, 'Accounting and Finance', 'accounting-and-finance', 'calculator', 'briefcase'],
      [111, 'Administration and Office', 'administration-and-office', 'folder-open', 'laptop'],
      [112, 'Construction and Trades', 'construction-and-trades', 'hard-hat', 'helmet'],
      [113, 'Customer Service', 'customer-service', 'headset', 'headphones'],
      [114, 'Transport and Logistics', 'transport-and-logistics', 'truck', 'ute'],
      [115, 'Education and Training', 'education-and-training', 'graduation-cap', 'books'],
      [116, 'Childcare and Early Learning', 'childcare-and-early-learning', 'blocks', 'teddy'],
      [117, 'Engineering', 'engineering', 'drafting-compass', 'helmet'],
      [118, 'Healthcare and Nursing', 'healthcare-and-nursing', 'stethoscope', 'briefcase'],
      [119, 'Aged and Disability Care', 'aged-and-disability-care', 'hand-heart', 'plant'],
      [120, 'Hospitality and Chefs', 'hospitality-and-chefs', 'chef-hat', 'restaurant'],
      [121, 'Information Technology', 'information-technology', 'code', 'laptop'],
      [123, 'Manufacturing and Warehouse', 'manufacturing-and-warehouse', 'factory', 'helmet'],
      [124, 'Marketing and Media', 'marketing-and-media', 'megaphone', 'camera'],
      [125, 'Retail and Sales', 'retail-and-sales', 'store', 'bag'],
      [126, 'Cleaning and Facilities', 'cleaning-and-facilities', 'spray-can', 'handyman'],
    ],
  },
  {
    top: [3, 'Furniture & home', 'furniture-home', 'sofa', 'furniture', { isFeatured: true }],
    subs: [
      [130, 'Sofas and Armchairs', 'sofas-and-armchairs', 'sofa', 'sofa'],
      [131, 'Tables and Chairs', 'tables-and-chairs', 'armchair', 'table'],
      [132, 'Beds and Mattresses', 'beds-and-mattresses', 'bed-double', 'bed'],
      [133, 'Wardrobes and Storage', 'wardrobes-and-storage', 'archive', 'shelf'],
      [134, 'Desks and Office', 'desks-and-office', 'lamp-desk', 'table'],
      [135, 'Lamps and Lighting', 'lamps-and-lighting', 'lamp', 'lamp'],
      [136, 'Rugs and Decor', 'rugs-and-decor', 'frame', 'rug'],
      [138, 'Fridges and Laundry', 'fridges-and-laundry', 'washing-machine', 'fridge'],
      [139, 'Kitchenware', 'kitchenware', 'cooking-pot', 'kitchen'],
    ],
  },
  {
    top: [4, 'Electronics', 'electronics', 'smartphone', 'electronics', { isFeatured: true }],
    subs: [
      [140, 'Phones and Tablets', 'phones-and-tablets', 'smartphone', 'phone'],
      [141, 'Laptops and Computers', 'laptops-and-computers', 'laptop', 'laptop'],
      [142, 'TV and Home Theatre', 'tv-and-home-theatre', 'tv', 'tv'],
      [143, 'Audio and Headphones', 'audio-and-headphones', 'headphones', 'headphones'],
      [144, 'Cameras and Lenses', 'cameras-and-lenses', 'camera', 'camera'],
      [145, 'Consoles and Games', 'consoles-and-games', 'gamepad-2', 'console'],
      [146, 'Smart Watches and Wearables', 'smart-watches-and-wearables', 'watch', 'watch'],
    ],
  },
  {
    top: [5, 'Baby & kids', 'baby-kids', 'baby', 'baby', { isFeatured: true }],
    subs: [
      [150, 'Prams and Strollers', 'prams-and-strollers', 'baby', 'pram'],
      [151, 'Car Seats', 'car-seats', 'shield-check', 'seat'],
      [152, 'Cots and Nursery', 'cots-and-nursery', 'bed-single', 'cot'],
      [153, 'Toys', 'toys', 'toy-brick', 'teddy'],
      [154, 'Kids Clothing', 'kids-clothing', 'shirt', 'shirt'],
      [155, 'Feeding and Bathing', 'feeding-and-bathing', 'milk', 'mug'],
    ],
  },
  {
    top: [6, 'Fashion', 'fashion', 'shirt', 'fashion', { isFeatured: true }],
    subs: [
      [160, "Women's Clothing", 'womens-clothing', 'shopping-bag', 'dress'],
      [161, "Men's Clothing", 'mens-clothing', 'shirt', 'shirt'],
      [162, 'Shoes', 'shoes', 'footprints', 'shoe'],
      [163, 'Bags and Accessories', 'bags-and-accessories', 'handbag', 'suitcase'],
      [164, 'Watches and Jewellery', 'watches-and-jewellery', 'gem', 'ring'],
      [165, 'Modest and Festive Wear', 'modest-and-festive-wear', 'sparkles', 'dress'],
    ],
  },
  {
    top: [7, 'Sport & outdoors', 'sport-outdoors', 'bike', 'sport', { isFeatured: true }],
    subs: [
      [170, 'Bicycles', 'bicycles', 'bike', 'bike'],
      [171, 'Gym and Fitness Gear', 'gym-and-fitness-gear', 'dumbbell', 'fitness'],
      [172, 'Camping and Hiking', 'camping-and-hiking', 'tent', 'tent'],
      [173, 'Surf and Water Sports', 'surf-and-water-sports', 'waves', 'surf'],
      [174, 'Team Sports', 'team-sports', 'trophy', 'footy'],
      [175, 'Fishing', 'fishing', 'fish', 'rod'],
      [176, 'Golf and Racquet Sports', 'golf-and-racquet-sports', 'target', 'racquet'],
    ],
  },
  {
    top: [8, 'Hobbies, music & books', 'hobbies-music-books', 'music', 'music'],
    subs: [
      [180, 'Musical Instruments', 'musical-instruments', 'guitar', 'guitar'],
      [181, 'Books and Textbooks', 'books-and-textbooks', 'book-open', 'books'],
      [182, 'Vinyl and CDs', 'vinyl-and-cds', 'disc-3', 'vinyl'],
      [183, 'Board Games and Puzzles', 'board-games-and-puzzles', 'dices', 'dice'],
      [184, 'Collectables', 'collectables', 'stamp', 'jar'],
      [185, 'Art and Craft', 'art-and-craft', 'palette', 'roller'],
    ],
  },
  {
    top: [9, 'Pets', 'pets', 'paw-print', 'dog'],
    subs: [
      [190, 'Dogs and Puppies', 'dogs-and-puppies', 'dog', 'dog'],
      [191, 'Cats and Kittens', 'cats-and-kittens', 'cat', 'cat'],
      [192, 'Birds', 'birds', 'bird', 'bird'],
      [193, 'Fish and Aquariums', 'fish-and-aquariums', 'fish', 'fish'],
      [194, 'Rabbits and Small Pets', 'rabbits-and-small-pets', 'rabbit', 'rabbit'],
      [195, 'Pet Supplies', 'pet-supplies', 'bone', 'basket'],
    ],
  },
  {
    top: [10, 'Garden', 'garden', 'flower-2', 'garden'],
    subs: [
      [200, 'Plants and Pots', 'plants-and-pots', 'sprout', 'plant'],
      [201, 'Outdoor Furniture', 'outdoor-furniture', 'umbrella', 'chair'],
      [202, 'Barbecues and Heaters', 'barbecues-and-heaters', 'flame', 'barbecue'],
      [203, 'Mowers and Garden Tools', 'mowers-and-garden-tools', 'tractor', 'mower'],
      [204, 'Landscaping Supplies', 'landscaping-supplies', 'shovel', 'bricks'],
    ],
  },
  {
    top: [11, 'Tools & trade', 'tools-trade', 'hammer', 'handyman'],
    subs: [
      [210, 'Power Tools', 'power-tools', 'drill', 'drill'],
      [211, 'Hand Tools', 'hand-tools', 'wrench', 'tools'],
      [212, 'Building Materials', 'building-materials', 'brick-wall', 'bricks'],
      [213, 'Cafe and Shop Equipment', 'cafe-and-shop-equipment', 'coffee', 'kitchen'],
      [214, 'Workshop and Ladders', 'workshop-and-ladders', 'construction', 'ladder'],
    ],
  },
  {
    top: [14, 'Tickets & travel', 'tickets-travel', 'ticket', 'ticket'],
    subs: [
      [240, 'Concert and Show Tickets', 'concert-and-show-tickets', 'ticket', 'events'],
      [241, 'Luggage and Travel Gear', 'luggage-and-travel-gear', 'luggage', 'suitcase'],
      [242, 'Gift Cards and Vouchers', 'gift-cards-and-vouchers', 'gift', 'ticket'],
    ],
  },
  {
    top: [12, 'Community', 'community', 'users', 'events'],
    subs: [
      [220, 'Local Events', 'local-events', 'calendar-days', 'events'],
      [221, 'Lost and Found', 'lost-and-found', 'search', 'dog'],
      [222, 'Classes and Groups', 'classes-and-groups', 'presentation', 'books'],
      [223, 'Lifts and Moving Help', 'lifts-and-moving-help', 'package-open', 'ute'],
      [224, 'Volunteers', 'volunteers', 'hand-heart', 'plant'],
    ],
  },
  {
    top: [13, 'Free stuff', 'free-stuff', 'gift', 'basket', { isFeatured: true }],
    subs: [
      [230, 'Free Furniture', 'free-furniture', 'sofa', 'furniture'],
      [231, 'Free Garden and Building', 'free-garden-and-building', 'sprout', 'bricks'],
      [232, 'Free Kids Things', 'free-kids-things', 'toy-brick', 'teddy'],
      [233, 'Free Books and Hobbies', 'free-books-and-hobbies', 'book-open', 'books'],
      [234, 'Free Household', 'free-household', 'package', 'kitchen'],
    ],
  },
];

const retail: Family[] = [
  {
    top: [400, 'Home & living', 'home-living', 'lamp', 'furniture', { text: 'Homewares', isFeatured: true }],
    subs: [
      [420, 'Cookware', 'cookware', 'cooking-pot', 'kettle', 'Pots, pans and kettles'],
      [421, 'Tableware', 'tableware', 'utensils', 'mug', 'Plates, mugs and glasses'],
      [422, 'Coffee and Tea', 'coffee-and-tea', 'coffee', 'pourover', 'Coffee and tea gear'],
      [423, 'Bedding and Bath', 'bedding-and-bath', 'bed-double', 'towels', 'Sheets and towels'],
      [424, 'Lighting', 'lighting', 'lamp', 'lamp', 'Lamps and lights'],
      [425, 'Furniture', 'furniture', 'sofa', 'furniture', 'New furniture'],
    ],
  },
  {
    top: [401, 'Groceries', 'groceries', 'shopping-basket', 'basket', { isFeatured: true }],
    subs: [
      [430, 'Pantry', 'pantry', 'package', 'jar', 'Pantry staples'],
      [431, 'Snacks and Sweets', 'snacks-and-sweets', 'candy', 'lollies', 'Snacks and sweets'],
      [432, 'Drinks', 'drinks', 'cup-soda', 'can', 'Juices, teas and soft drinks'],
      [433, 'Dairy and Chilled', 'dairy-and-chilled', 'milk', 'carton', 'Dairy and chilled'],
      [434, 'Halal Meat', 'halal-meat', 'beef', 'skewers', 'Halal butcher'],
      [435, 'Fruit and Vegetables', 'fruit-and-vegetables', 'apple', 'basket', 'Fruit and veg'],
    ],
  },
  {
    top: [402, 'Tech & audio', 'tech-audio', 'headphones', 'electronics', { text: 'Electronics' }],
    subs: [
      [440, 'Phones and Accessories', 'phones-and-accessories', 'smartphone', 'phone', 'Phones'],
      [441, 'Computers', 'computers', 'laptop', 'laptop', 'Laptops and desktops'],
      [442, 'Audio', 'audio', 'headphones', 'headphones', 'Headphones and speakers'],
      [443, 'Cameras', 'cameras', 'camera', 'camera', 'Cameras and lenses'],
      [444, 'Gaming', 'gaming', 'gamepad-2', 'console', 'Consoles and games'],
    ],
  },
  {
    top: [403, "Women's fashion", 'womens-fashion', 'shopping-bag', 'dress', { text: 'Women' }],
    subs: [
      [450, 'Dresses', 'dresses', 'sparkles', 'dress', 'Dresses'],
      [451, 'Tops', 'tops', 'shirt', 'shirt', 'Tops and knits'],
      [452, 'Modest Wear', 'modest-wear', 'sparkles', 'dress', 'Abayas and hijabs'],
      [453, "Women's Shoes", 'womens-shoes', 'footprints', 'shoe', 'Shoes'],
    ],
  },
  {
    top: [404, "Men's fashion", 'mens-fashion', 'shirt', 'shirt', { text: 'Men' }],
    subs: [
      [455, 'Shirts and Polos', 'shirts-and-polos', 'shirt', 'shirt', 'Shirts and polos'],
      [456, 'Workwear', 'workwear', 'hard-hat', 'helmet', 'Workwear and hi-vis'],
      [457, "Men's Shoes", 'mens-shoes', 'footprints', 'shoe', 'Shoes'],
    ],
  },
  {
    top: [405, 'Watches & jewellery', 'watches-jewellery', 'gem', 'ring', { text: 'Jewellery' }],
    subs: [
      [460, 'Watches', 'watches', 'watch', 'watch', 'Watches'],
      [461, 'Rings and Necklaces', 'rings-and-necklaces', 'gem', 'ring', 'Rings and necklaces'],
      [462, 'Bags and Wallets', 'bags-and-wallets', 'wallet', 'suitcase', 'Bags and wallets'],
    ],
  },
  {
    top: [406, 'Baby & toys', 'baby-toys', 'baby', 'baby', { text: 'Baby' }],
    subs: [
      [465, 'Nursery', 'nursery', 'bed-single', 'cot', 'Cots and nursery'],
      [466, 'Prams and Carriers', 'prams-and-carriers', 'baby', 'pram', 'Prams and carriers'],
      [467, 'Toys and Games', 'toys-and-games', 'toy-brick', 'teddy', 'Toys and games'],
      [468, 'Baby Clothes', 'baby-clothes', 'shirt', 'shirt', 'Baby clothes'],
    ],
  },
  {
    top: [407, 'Sport & camping', 'sport-camping', 'tent', 'sport', { text: 'Sport', isFeatured: true }],
    subs: [
      [470, 'Fitness Gear', 'fitness-gear', 'dumbbell', 'fitness', 'Weights and mats'],
      [471, 'Cycling', 'cycling', 'bike', 'bike', 'Bikes and helmets'],
      [472, 'Camping', 'camping', 'tent', 'tent', 'Tents and swags'],
      [473, 'Surf and Swim', 'surf-and-swim', 'waves', 'surf', 'Boards and wetsuits'],
      [474, 'Running Shoes', 'running-shoes', 'footprints', 'shoe', 'Running shoes'],
    ],
  },
  {
    top: [408, 'Garden & DIY', 'garden-diy', 'shovel', 'garden', { text: 'Garden and tools' }],
    subs: [
      [480, 'Plants', 'plants', 'sprout', 'plant', 'Plants and pots'],
      [481, 'Garden Tools', 'garden-tools', 'shovel', 'mower', 'Garden tools'],
      [482, 'Power Tools and Hardware', 'power-tools-and-hardware', 'drill', 'drill', 'Power tools'],
      [483, 'Paint', 'paint', 'paint-roller', 'roller', 'Paint and rollers'],
    ],
  },
  {
    top: [409, 'Beauty & health', 'beauty-health', 'sparkles', 'beauty', { text: 'Beauty' }],
    subs: [
      [485, 'Skin Care', 'skin-care', 'droplets', 'oil', 'Skin care'],
      [486, 'Make-up and Nails', 'make-up-and-nails', 'brush', 'polish', 'Make-up and nails'],
      [487, 'Hair Care', 'hair-care', 'scissors', 'scissors', 'Hair care'],
      [488, 'Fragrance and Oud', 'fragrance-and-oud', 'spray-can', 'oil', 'Fragrance and oud'],
    ],
  },
  {
    top: [410, 'Books & stationery', 'books-stationery', 'book-open', 'books', { text: 'Books' }],
    subs: [
      [490, 'Fiction', 'fiction', 'book-open', 'books', 'Novels'],
      [491, 'Children’s Books', 'childrens-books', 'book-heart', 'books', 'Picture books'],
      [492, 'Stationery', 'stationery', 'pencil', 'books', 'Pens and paper'],
      [493, 'Vinyl Records', 'vinyl-records', 'disc-3', 'vinyl', 'Records'],
    ],
  },
  {
    top: [411, 'Gifts & occasions', 'gifts-occasions', 'gift', 'cake', { text: 'Gifts', isFeatured: true }],
    subs: [
      [495, 'Hampers', 'hampers', 'shopping-basket', 'basket', 'Hampers'],
      [496, 'Flowers', 'flowers', 'flower', 'plant', 'Flowers'],
      [497, 'Ramadan and Eid', 'ramadan-and-eid', 'moon-star', 'lollies', 'Ramadan and Eid'],
      [498, 'Party and Cakes', 'party-and-cakes', 'cake', 'cake', 'Party and cakes'],
    ],
  },
  {
    top: [412, 'Pet shop', 'pet-shop', 'paw-print', 'dog', { text: 'Pets' }],
    subs: [
      [500, 'Dog Supplies', 'dog-supplies', 'bone', 'dog', 'For dogs'],
      [501, 'Cat Supplies', 'cat-supplies', 'cat', 'cat', 'For cats'],
      [502, 'Aquarium Supplies', 'aquarium-supplies', 'fish', 'fish', 'For fish'],
    ],
  },
];

const booking: Family[] = [
  {
    top: [50, 'Professional services', 'professional-services', 'briefcase', 'jobs', { isFeatured: true }],
    subs: [
      [300, 'Accountants and Tax', 'accountants-and-tax', 'calculator', 'briefcase'],
      [301, 'Lawyers and Conveyancers', 'lawyers-and-conveyancers', 'scale', 'briefcase'],
      [302, 'Migration Agents', 'migration-agents', 'globe', 'suitcase'],
      [303, 'Tutors', 'tutors', 'graduation-cap', 'books'],
      [304, 'IT Support', 'it-support', 'laptop', 'laptop'],
      [305, 'Mortgage Brokers', 'mortgage-brokers', 'landmark', 'house'],
      [306, 'Driving Instructors', 'driving-instructors', 'car', 'car'],
      [307, 'Commercial Real Estate', 'commercial-real-estate', 'building-2', 'tower'],
      [308, 'Residential Real Estate', 'residential-real-estate', 'house', 'real-estate'],
    ],
  },
  {
    top: [51, 'Handyman', 'handyman', 'wrench', 'handyman', { isFeatured: true }],
    subs: [
      [310, 'Plumbers', 'plumbers', 'droplets', 'tools'],
      [311, 'Electricians', 'electricians', 'zap', 'tools'],
      [312, 'Carpenters', 'carpenters', 'hammer', 'tools'],
      [313, 'Painters', 'painters', 'paint-roller', 'roller'],
      [314, 'Cleaners', 'cleaners', 'spray-can', 'towels'],
      [315, 'Gardeners', 'gardeners', 'shovel', 'plant'],
      [316, 'Removalists', 'removalists', 'truck', 'ute'],
      [317, 'Tilers', 'tilers', 'grid-3x3', 'bricks'],
      [318, 'Odd Jobs', 'odd-jobs', 'wrench', 'handyman'],
    ],
  },
  {
    top: [52, 'Beauty', 'beauty', 'scissors', 'beauty', { isFeatured: true }],
    subs: [
      [320, 'Hairdressers', 'hairdressers', 'scissors', 'scissors'],
      [321, 'Barbers', 'barbers', 'scissors', 'scissors'],
      [322, 'Nails', 'nails', 'hand', 'polish'],
      [323, 'Brows and Lashes', 'brows-and-lashes', 'eye', 'polish'],
      [324, 'Make-up Artists', 'make-up-artists', 'brush', 'polish'],
      [325, 'Skin Clinics', 'skin-clinics', 'droplets', 'oil'],
      [326, 'Henna Artists', 'henna-artists', 'flower', 'polish'],
    ],
  },
  {
    top: [53, 'Sports tickets', 'sports-tickets', 'ticket', 'sports-tickets', { isFeatured: true }],
    subs: [
      [330, 'Rugby League', 'rugby-league', 'trophy', 'footy'],
      [331, 'Australian Football', 'australian-football', 'trophy', 'footy'],
      [332, 'Cricket', 'cricket', 'trophy', 'ticket'],
      [333, 'Football', 'football', 'trophy', 'ticket'],
      [334, 'Basketball', 'basketball', 'trophy', 'ticket'],
      [335, 'Tennis', 'tennis', 'trophy', 'racquet'],
    ],
  },
  {
    top: [54, 'Events', 'events', 'party-popper', 'events', { isFeatured: true }],
    subs: [
      [340, 'Venues', 'venues', 'building', 'events'],
      [341, 'Videographer', 'videographer', 'video', 'camera'],
      [342, 'Photographer', 'photographer', 'camera', 'photographers'],
      [343, 'Caterers', 'caterers', 'utensils', 'caterers'],
      [344, 'Entertainment', 'entertainment', 'mic', 'mic'],
      [345, 'Cakes and Desserts', 'cakes-and-desserts', 'cake', 'cake'],
      [346, 'Florists', 'florists', 'flower', 'plant'],
      [347, 'Wedding Cars', 'wedding-cars', 'car', 'car'],
    ],
  },
  {
    top: [55, 'Tourism', 'tourism', 'plane', 'tourism', { isFeatured: true }],
    subs: [
      [350, 'Flights', 'flights', 'plane', 'plane'],
      [351, 'Hotels', 'hotels', 'bed-double', 'bed'],
      [352, 'Car Hire', 'car-hire', 'car', 'car'],
      [353, 'Tours', 'tours', 'map', 'suitcase'],
    ],
  },
  {
    top: [56, 'Wellbeing', 'wellbeing', 'heart-pulse', 'spa', { isFeatured: true }],
    subs: [
      [360, 'Fitness', 'fitness', 'dumbbell', 'fitness'],
      [361, 'Spa', 'spa', 'bath', 'spa'],
      [362, 'Spa & Wellness', 'spa-wellness', 'flower-2', 'spa'],
      [363, 'Looking for Nutritionists', 'looking-for-nutritionists', 'salad', 'bowl'],
      [364, 'Looking for Dietitians', 'looking-for-dietitians', 'apple', 'bowl'],
      [365, 'Massage', 'massage', 'hand', 'oil'],
      [366, 'Yoga and Pilates', 'yoga-and-pilates', 'flower-2', 'stones'],
      [367, 'Physiotherapy', 'physiotherapy', 'activity', 'towels'],
      [368, 'Counselling', 'counselling', 'message-circle-heart', 'plant'],
    ],
  },
  {
    top: [57, 'Restaurant', 'restaurant', 'utensils', 'restaurant', { isFeatured: true }],
    subs: [
      [370, 'Lebanese', 'lebanese', 'utensils', 'skewers'],
      [371, 'Indian and Pakistani', 'indian-and-pakistani', 'soup', 'bowl'],
      [372, 'Turkish', 'turkish', 'utensils', 'skewers'],
      [373, 'Asian', 'asian', 'soup', 'bowl'],
      [374, 'Pizza and Italian', 'pizza-and-italian', 'pizza', 'pizza'],
      [375, 'Burgers and Grills', 'burgers-and-grills', 'hamburger', 'burger'],
      [376, 'Cafes and Bakeries', 'cafes-and-bakeries', 'croissant', 'mug'],
    ],
  },
];

/** Ids 40, 53, 55, 122 and 137 carry routing meaning in the specification (§2, §9) and never change. */
export const categoryTree: CategorySeed[] = [
  ...plant('classified', classified),
  ...plant('retail', retail),
  ...plant('booking', booking),
];
